import { Form } from "react-router";
import { SearchBox } from "~/components/fields/search-box";
import { PackShot } from "~/components/lens/pack-shot";
import { Button } from "~/components/ui/button";
import { Modal } from "~/components/ui/modal";
import type { OrderSeries } from "~/forms/patient-order/order-series";
import { sides } from "~/forms/patient-order/patient-draft";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import styles from "./patient-order.module.css";

type Props = {
  series: readonly OrderSeries[];
  q: string;
  /** Why it cannot be searched for. */
  mistake?: string;
  search: string;
  closeTo: string;
  formId: string;
};

/** All lenses with their images, for choosing one for an eye; the choice is submitted to the form behind it. */
export function SelectDialog({ series, q, mistake, search, closeTo, formId }: Props) {
  const { t } = useTexts(["patientOrder", "common"]);
  const format = useFormat();
  const asked = new URLSearchParams(search);
  const side = sides.find((each) => each === asked.get("eye")) ?? "right";
  const found = series.filter((each) => each.available && matches(each, q));
  asked.delete("q");
  return (
    <Modal title={t(`patientOrder:select.titleFor.${side}`)} closeTo={closeTo} wide>
      <div className="stack">
        <Form method="get" preventScrollReset>
          {[...asked].map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <div className="row">
            <SearchBox
              label={t("patientOrder:select.search")}
              placeholder={t("patientOrder:select.search")}
              name="q"
              defaultValue={q}
              mistake={mistake}
              maxLength={100}
            />
            <Button>{t("common:actions.search")}</Button>
          </div>
        </Form>
        <p className="small quiet" role="status">
          {found.length === 0 ? t("patientOrder:select.none") : t("patientOrder:select.found", { count: found.length })}
        </p>
        <ul className={styles.found}>
          {found.map(({ id, imageId, displayName, manufacturerName, modality, kind, packs }) => (
            <li key={id}>
              <PackShot imageId={imageId} frame="small" />
              <span>
                <bdi>{displayName}</bdi>
                <br />
                <span className="small quiet">
                  <bdi>{manufacturerName}</bdi> · {t(`common:modalities.${modality}`)} · {t(`common:kinds.${kind}`)}
                  {packs[0] && packs[0].priceRetail.amount > 0 && ` · ${format.money(packs[0].priceRetail)}`}
                </span>
              </span>
              <Button
                small
                form={formId}
                name="intent"
                value={`series:${side}:${id}`}
                data-remote=""
                aria-label={t("patientOrder:select.choose", { series: displayName })}
              >
                {t("common:actions.choose")}
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </Modal>
  );
}

function matches({ displayName, name, manufacturerName }: OrderSeries, q: string): boolean {
  const text = `${displayName} ${name} ${manufacturerName}`.toLowerCase();
  return q
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

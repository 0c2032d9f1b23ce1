import { Prescription } from "~/components/lens/prescription";
import { Button } from "~/components/ui/button";
import { Code } from "~/components/ui/code";
import { Panel } from "~/components/ui/panel";
import { prescriptionText } from "~/domain/lens/prescription-text";
import { moveIntent, type UsualOrder } from "~/forms/usual-order/typed-order";
import { isolateLtr } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import styles from "./usual-order.module.css";

/** The lenses that were put aside, and until when; each can be proposed again. */
export function PutAsideLenses({ lenses }: { lenses: UsualOrder["putAside"] }) {
  const { t } = useTexts("usualOrder");
  const format = useFormat();
  return (
    <Panel title={t("aside.title")} aside={<span className="small quiet">{t("aside.text")}</span>}>
      <ul className={styles.aside}>
        {lenses.map(({ productId, name, packSize, values, until }) => {
          const product = format.product(name, packSize);
          return (
            <li key={productId}>
              <span>
                <bdi>{product}</bdi> <Prescription values={values} />
              </span>
              <span className="small quiet">
                {t("aside.until")} <Code>{format.dayInDigits(until)}</Code>
              </span>
              <Button
                small
                tone="quiet"
                name="intent"
                value={moveIntent("back:", productId)}
                aria-label={t("aside.backOf", { lens: isolateLtr(prescriptionText(values)), product })}
              >
                {t("aside.back")}
              </Button>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

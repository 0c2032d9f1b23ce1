import { Form, Link } from "react-router";
import { Prescription } from "~/components/lens/prescription";
import { Button } from "~/components/ui/button";
import { Icon } from "~/components/ui/icon";
import type { IconName } from "~/components/ui/icon-name";
import { Panel } from "~/components/ui/panel";
import { prescriptionText } from "~/domain/lens/prescription-text";
import { type FittingAct, undoneIds } from "~/forms/fitting/fitting-form";
import { isolate, isolateLtr } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import styles from "./fitting.module.css";

const icons: Record<FittingAct["act"], IconName> = { put: "plus", used: "user", discarded: "trash" };

/** The latest acts with packs; those of the last 24 hours can be undone. A patient is linked and not named. */
export function LatestActs({ acts, action }: { acts: readonly FittingAct[]; action: string }) {
  const { t } = useTexts("fittingSets");
  return (
    <Panel title={t("acts.title")}>
      {acts.length === 0 ? (
        <p className={styles.nothing}>{t("acts.none")}</p>
      ) : (
        <Form method="post" action={action} preventScrollReset>
          <ul className={styles.acts}>
            {acts.map((act) => (
              <Act key={act.ids[0]} act={act} />
            ))}
          </ul>
        </Form>
      )}
    </Panel>
  );
}

function Act({ act: { ids, act, product, lot, packs, patientId, by, at, canUndo } }: { act: FittingAct }) {
  const { t } = useTexts(["fittingSets", "deliveries"]);
  const format = useFormat();
  const done = t(`fittingSets:acts.${act}`, { count: packs });
  const lens = `${product.productName} ${isolateLtr(prescriptionText(product.values))}`;
  return (
    <li>
      <Icon name={icons[act]} />
      <span className={styles.lensName}>
        <b>{done}</b>
        <span>
          <bdi>{product.productName}</bdi> <Prescription values={product.values} />
          {patientId !== null && (
            <>
              {" · "}
              <Link to={`/patients/${patientId}`} aria-label={t("fittingSets:acts.patientOf", { lens })} prefetch="none">
                {t("fittingSets:acts.patient")}
              </Link>
            </>
          )}
        </span>
        <span className="small quiet">
          {lot !== null && `${t("deliveries:lot", { lot: isolateLtr(lot) })} · `}
          {isolate(by)} · {format.dayAndTime(at)}
        </span>
      </span>
      {canUndo && (
        <Button
          small
          tone="quiet"
          icon="undo"
          name="intent"
          value={`undo ${undoneIds(ids)}`}
          aria-label={t("fittingSets:acts.undoOf", { act: done, lens })}
        >
          {t("fittingSets:acts.undo")}
        </Button>
      )}
    </li>
  );
}

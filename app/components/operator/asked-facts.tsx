import { href } from "react-router";
import type { Answers } from "~/calls/answers";
import { Prescription } from "~/components/lens/prescription";
import { isolate, isolateLtr } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import styles from "./operator.module.css";

/** The facts of a request in one place: kind, line and boxes, reason, text. */
export function AskedFacts({ asked }: { asked: Answers["operator"]["request"] }) {
  const { t } = useTexts(["operator", "requests", "common"]);
  const format = useFormat();
  const { tenantId, id, kind, line, quantity, replacement, reason, lot, hasPhoto, steps } = asked;
  const boxes = (count: number) => t(line?.isLens === false ? "common:units.bottles" : "common:units.boxes", { count });
  return (
    <div>
      <b>{t(`requests:kinds.${kind}`)}</b>
      {line && (
        <span className={styles.below}>
          <bdi>{format.product(line.productName, line.isLens ? line.packSize : null)}</bdi>{" "}
          {line.isLens && <Prescription values={line.values} eye={line.eye ?? undefined} />}
          {" · "}
          {boxes(quantity ?? line.quantity)}
        </span>
      )}
      {replacement && (
        <span className={styles.below}>
          {t("requests:backorder.replaceBy", { product: isolate(format.product(replacement.productName, replacement.packSize)) })}
          {" · "}
          {boxes(replacement.quantity)}
        </span>
      )}
      {reason && <span className={styles.below}>{t(`requests:reasons.${reason}`)}</span>}
      {lot && <span className={styles.below}>{t("requests:list.lot", { lot: isolateLtr(lot) })}</span>}
      {steps[0]?.words && (
        <span className={styles.below}>
          <bdi>{steps[0].words}</bdi>
        </span>
      )}
      {hasPhoto && (
        <a href={href("/operator/requests/:tenantId/:requestId/photo", { tenantId, requestId: id })} target="_blank" rel="noopener">
          {t("operator:requests.photo")}
        </a>
      )}
    </div>
  );
}

import type { Answers } from "~/calls/answers";
import type { Format } from "~/i18n/format";
import type { Translate } from "~/i18n/translate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import styles from "./review-change.module.css";

export type ReviewChange = Answers["cart"]["checkout"]["receipt"]["cheaper"][number];

/** The differences between a review and the present state, before and after in words (D25). */
export function ReviewChanges({ changes }: { changes: readonly ReviewChange[] }) {
  const { t } = useTexts(["checkout", "common"]);
  const format = useFormat();
  const keyed = changes.map((change, index) => ({ change, key: `${change.lineId ?? change.preorderId} ${change.kind} ${index}` }));
  return (
    <ul className={styles.changes}>
      {keyed.map(({ change, key }) => (
        <li key={key}>
          {change.productName !== "" && (
            <>
              <b>
                <bdi>{change.productName}</bdi>
              </b>
              <br />
            </>
          )}
          {changeText(change, t, format)}
        </li>
      ))}
    </ul>
  );
}

/**
 * Returns a change as texts. Amounts are numbers in the smallest unit, days yyyy-MM-dd (empty when not known), quantities numbers; all are
 * sent as texts.
 */
function changeText({ kind, before, after }: ReviewChange, t: Translate<["checkout", "common"]>, format: Format): string {
  const boxes = (quantity: string) => t("common:units.boxes", { count: Number(quantity) });
  if (kind === "dearer" || kind === "cheaper") {
    return t(`checkout:changes.${kind}`, { before: format.amount(Number(before)), after: format.amount(Number(after)) });
  }
  if (kind === "later") {
    const shown = before === "" ? "" : format.day(before);
    return after === ""
      ? t("checkout:changes.laterUnknown", { before: shown })
      : t("checkout:changes.later", { before: shown, after: format.day(after) });
  }
  if (kind === "unavailable" || kind === "promotionEnded") return t(`checkout:changes.${kind}`);
  return t(`checkout:changes.${kind}`, { before: boxes(before), after: boxes(after) });
}

import { Code } from "~/components/ui/code";
import type { UsualLens } from "~/forms/usual-order/typed-order";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import styles from "./usual-order.module.css";

/** Explains the number of boxes of a lens: in a sentence, with its basis when opened. */
export function WhySoMany({ reason }: { reason: UsualLens["reason"] }) {
  const { t } = useTexts("usualOrder");
  const format = useFormat();
  const { usedPerWeek, spreadPerWeek, left, orderUpTo, coveredDays, leadDays, lastOrderedOn, countedOn } = reason;
  const used = format.number(usedPerWeek);
  return (
    <details className={styles.reason}>
      <summary>{t(left === 0 ? "reasonNone" : "reason", { used, left: format.number(left) })}</summary>
      <p className="small quiet">
        {t("more", {
          held: format.number(orderUpTo),
          days: format.number(coveredDays),
          spread: format.number(spreadPerWeek),
          lead: format.number(leadDays),
        })}
      </p>
      <p className="small quiet">
        {t("lastOrdered")} <Code>{format.dayInDigits(lastOrderedOn)}</Code>
      </p>
      {countedOn !== null && (
        <p className="small quiet">
          {t("countedOn")} <Code>{format.dayInDigits(countedOn)}</Code>
        </p>
      )}
    </details>
  );
}

import { classNames } from "~/components/ui/class-names";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { isDayMissing, promisedDaysOf } from "./promised-days";
import styles from "./receipt.module.css";
import type { Receipt } from "./shown-receipt";

/** What happens next and when: received, handed over when the window for changes closes, shipped, delivered. */
export function NextSteps({ receipt }: { receipt: Receipt }) {
  const { t } = useTexts("checkout");
  const format = useFormat();
  const deliveredText = useDeliveredText();
  const steps = [
    {
      key: "received" as const,
      when: t("next.receivedAt", { day: format.day(format.dayOf(receipt.placedAt)), time: format.time(receipt.placedAt) }),
      done: true,
    },
    { key: "handedOver" as const, when: t("next.handedOverAt", { time: format.time(receipt.changeableUntil) }) },
    { key: "sent" as const, when: t("next.sentHow") },
    { key: "delivered" as const, when: deliveredText(receipt) },
  ];
  return (
    <section aria-labelledby="what-happens-next" className="no-print">
      <h2 id="what-happens-next" className={styles.gap}>
        {t("next.title")}
      </h2>
      <ol className={styles.next}>
        {steps.map(({ key, when, done }) => (
          <li key={key} className={classNames(done && styles.done)}>
            <b>{t(`next.${key}`)}</b>
            <span className="small quiet">{when}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Returns the days on which a receipt arrives as a text, and whether some of it follows on a day that is not known yet. */
function useDeliveredText(): (receipt: Receipt) => string {
  const { t } = useTexts("checkout");
  const format = useFormat();
  return (receipt) => {
    const [first, ...more] = promisedDaysOf(receipt);
    if (first === undefined) return t("receipt.dayUnknown");
    const from = format.dayAndWeekday(first);
    const last = more.at(-1);
    const days =
      last === undefined ? t("next.deliveredOn", { day: from }) : t("next.deliveredBetween", { from, to: format.dayAndWeekday(last) });
    return isDayMissing(receipt) ? t("next.deliveredPartly", { days }) : days;
  };
}

import { classNames } from "~/components/ui/class-names";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { promisedDaysOf } from "./promised-days";
import styles from "./receipt.module.css";
import type { Receipt } from "./shown-receipt";

/** What happens next and when: received, handed over when the window for changes closes, shipped, delivered. */
export function NextSteps({ receipt }: { receipt: Receipt }) {
  const { t } = useTexts("checkout");
  const format = useFormat();
  const days = promisedDaysOf(receipt);
  const [first, last] = [days[0], days.at(-1)];
  const delivered =
    first === undefined || last === undefined
      ? t("receipt.dayUnknown")
      : first === last
        ? t("next.deliveredOn", { day: format.dayAndWeekday(first) })
        : t("next.deliveredBetween", { from: format.dayAndWeekday(first), to: format.dayAndWeekday(last) });
  const steps = [
    {
      key: "received" as const,
      when: t("next.receivedAt", { day: format.day(format.dayOf(receipt.placedAt)), time: format.time(receipt.placedAt) }),
      done: true,
    },
    { key: "handedOver" as const, when: t("next.handedOverAt", { time: format.time(receipt.changeableUntil) }) },
    { key: "sent" as const, when: t("next.sentHow") },
    { key: "delivered" as const, when: delivered },
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

import { useTranslation } from "react-i18next";
import { classNames } from "~/components/ui/class-names";
import { Code } from "~/components/ui/code";
import { Icon } from "~/components/ui/icon";
import { Panel } from "~/components/ui/panel";
import { VisuallyHidden } from "~/components/ui/visually-hidden";
import { isolate } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import styles from "./detail.module.css";
import type { DetailedOrder } from "./placed-order";
import { timelineOf } from "./timeline";
import { useTimelineText } from "./use-status-text";

/** What happened to the order, oldest first; what happened to several parts at once is said once. */
export function OrderTimeline({ order }: { order: DetailedOrder }) {
  const { t } = useTranslation("orders");
  const format = useFormat();
  const timelineText = useTimelineText();
  const events = timelineOf(order.transactions);
  const isOver = order.status === "Delivered" || order.status === "Cancelled";
  return (
    <Panel heading="h3" title={<TimelineTitle number={order.confirmationNum} />} padded>
      <ol className={styles.timeline}>
        {events.map(({ key, status, detail, at, parts }, place) => {
          const isNow = !isOver && place === events.length - 1;
          return (
            <li key={key} className={classNames(isNow ? styles.now : styles.done)} aria-current={isNow ? "step" : undefined}>
              <span className={styles.mark}>
                <Icon name={isNow ? "box" : "check"} />
              </span>
              <div>
                <b>{timelineText(status, detail)}</b>
                <p className="small quiet">
                  {place === 0 ? (
                    t("detail.placedAt", { name: isolate(order.placedBy), location: isolate(order.locationName) })
                  ) : (
                    <>
                      {parts.length < order.transactions.length && format.list(parts.map((part) => t("detail.timelinePart", { part })))}
                      {status === "OrderProcessingError" && detail && <bdi> {detail}</bdi>}
                    </>
                  )}
                </p>
              </div>
              <time className="small quiet" dateTime={at.toISOString()}>
                <Code>{`${format.dayInDigits(format.dayOf(at))} ${format.time(at)}`}</Code>
              </time>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}

/** Several orders may stand on one page, so the title says for the ear which one it belongs to. */
function TimelineTitle({ number }: { number: string }) {
  const { t } = useTranslation("orders");
  return (
    <>
      {t("detail.timeline")} <VisuallyHidden>{number}</VisuallyHidden>
    </>
  );
}

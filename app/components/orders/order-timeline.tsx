import type { ReactNode } from "react";
import { classNames } from "~/components/ui/class-names";
import { Code } from "~/components/ui/code";
import { Icon } from "~/components/ui/icon";
import type { IconName } from "~/components/ui/icon-name";
import { Panel } from "~/components/ui/panel";
import { UnbrokenNumbers } from "~/components/ui/unbroken-numbers";
import { VisuallyHidden } from "~/components/ui/visually-hidden";
import { partName } from "~/domain/order/confirmation-number";
import { isUnderWay } from "~/domain/order/status";
import { isolate, isolateLtr } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import styles from "./detail.module.css";
import type { DetailedOrder } from "./shown-placed-order";
import { type ComingStep, comingSteps, type TimelineEvent, timelineOf } from "./timeline";
import { timelineCause, timelineTitle } from "./timeline-cause";

/** What happened to the order, oldest first, and what is still to come; what concerns several parts at once is listed once. */
export function OrderTimeline({ order }: { order: DetailedOrder }) {
  const { t } = useTexts("orders");
  const events = timelineOf(order);
  const isOver = !isUnderWay(order.status);
  return (
    <Panel title={t("detail.timeline")} padded>
      <ol className={styles.timeline}>
        {events.map((event, index) => (
          <PastStep key={event.key} order={order} event={event} isFirst={index === 0} isNow={!isOver && index === events.length - 1} />
        ))}
        {comingSteps(order.transactions).map((coming) => (
          <NextStep key={`${coming.step} ${coming.parts.join()}`} order={order} coming={coming} />
        ))}
      </ol>
    </Panel>
  );
}

type PastProps = { order: DetailedOrder; event: TimelineEvent; isFirst: boolean; isNow: boolean };

function PastStep({ order, event, isFirst, isNow }: PastProps) {
  const { t } = useTexts(["orders", "common", "requests"]);
  const format = useFormat();
  const { at, parts } = event;
  const cause = timelineCause({ t, format }, order, event);
  const time = (
    <time className="small quiet" dateTime={at.toISOString()}>
      <Code>{`${format.day(format.dayOf(at))} ${format.time(at)}`}</Code>
    </time>
  );
  return (
    <Step state={isNow ? "now" : "done"} icon={isNow ? "box" : "check"} title={timelineTitle({ t }, event)} time={time}>
      {isFirst ? (
        t("orders:detail.placedAt", { name: isolate(order.placedBy), location: isolate(order.locationName) })
      ) : (
        <>
          <PartNames order={order} parts={parts} />
          {parts.length < order.transactions.length && cause && " · "}
          <UnbrokenNumbers text={cause} />
        </>
      )}
    </Step>
  );
}

function NextStep({ order, coming: { step, parts, day, isAbout } }: { order: DetailedOrder; coming: ComingStep }) {
  const { t } = useTexts("orders");
  const format = useFormat();
  const dayText = day && isolateLtr(format.dayAndWeekday(day));
  const dayOfDelivery = dayText ? t(isAbout ? "detail.coming.about" : "detail.coming.on", { day: dayText }) : t("detail.coming.unknown");
  const whenOf = {
    handedOver: t("detail.coming.at", { time: isolateLtr(format.time(order.changeableUntil)) }),
    ships: null,
    delivered: dayOfDelivery,
  };
  return (
    <Step state="todo" title={t(`detail.coming.${step}`)} time={<span className="small quiet">{whenOf[step]}</span>}>
      <VisuallyHidden>{t("detail.coming.label")} </VisuallyHidden>
      <PartNames order={order} parts={parts} />
    </Step>
  );
}

type StepProps = { state: "done" | "now" | "todo"; icon?: IconName; title: string; time: ReactNode; children: ReactNode };

function Step({ state, icon, title, time, children }: StepProps) {
  return (
    <li className={classNames(styles[state])} aria-current={state === "now" ? "step" : undefined}>
      <span className={styles.mark}>{icon && <Icon name={icon} />}</span>
      <div className={styles.what}>
        <b>{title}</b>
        <p className="small quiet">{children}</p>
      </div>
      {time}
    </li>
  );
}

/** The parts that a step is about; nothing when it is about the whole order. */
function PartNames({ order, parts }: { order: DetailedOrder; parts: readonly number[] }) {
  const { t } = useTexts("orders");
  const format = useFormat();
  if (parts.length === order.transactions.length) return null;
  return format.list(parts.map((part) => t("detail.part", { part: isolateLtr(partName(order, part)) })));
}

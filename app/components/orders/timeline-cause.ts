import type { OrderStatus } from "~/domain/order/status";
import { findStatusDetail } from "~/domain/order/status-label";
import type { Format } from "~/i18n/format";
import { isolate, isolateLtr } from "~/i18n/format/isolate";
import type { TextKey } from "~/i18n/translate";
import type { DetailedOrder } from "./shown-placed-order";
import type { StatusEvent, TimelineEvent } from "./timeline";
import { timelineText } from "./use-status-text";

type TimelineKey = TextKey<("orders" | "common" | "requests")[]>;
type Translation = { t: (key: TimelineKey, values?: Record<string, unknown>) => string; format: Format };

/** Returns what happened, for the timeline. */
export function timelineTitle({ t }: Pick<Translation, "t">, event: TimelineEvent): string {
  if (event.kind === "status") return timelineText(t, event.status, event.detail);
  if (event.kind === "moved") return t("orders:detail.moved.title");
  return t(`requests:timeline.${event.step.state}`, { what: t(`requests:kinds.${event.asked.kind}`) });
}

/** Returns why it happened, or who did it; empty when the title says everything. */
export function timelineCause(translation: Translation, order: DetailedOrder, event: TimelineEvent): string {
  const { t, format } = translation;
  if (event.kind === "status") return statusCause(translation, order, event);
  if (event.kind === "moved") {
    const day = isolateLtr(format.dayAndWeekday(event.day));
    if (event.dayBefore === null) return t("orders:detail.moved.to", { day });
    return t("orders:detail.moved.from", { day, before: isolateLtr(format.dayAndWeekday(event.dayBefore)) });
  }
  const { state, words: note } = event.step;
  const by = state === "asked" ? t("requests:timeline.by", { name: isolate(event.asked.askedBy) }) : "";
  return [by, note && isolate(note)].filter(Boolean).join(" · ");
}

/** Statuses with the same cause in every order. */
const plainCauses = {
  Backordered: "short",
  OverseasOrder: "overseas",
  OrderProcessingError: "question",
  BeingPackaged: "packaging",
  ReadyToShip: "ready",
} as const satisfies Partial<Record<OrderStatus, string>>;

/** The distributor's own words come first, unless they are the title already. */
function statusCause({ t }: Translation, order: DetailedOrder, { status, detail, parts, at }: StatusEvent): string {
  if (detail && findStatusDetail(status, detail) === null) return isolate(detail);
  const part = order.transactions.find(({ transactionSortOrder }) => parts.includes(transactionSortOrder));
  switch (status) {
    case "OrderInitialized":
      return "";
    case "OrderReceived": {
      const number = order.erpOrderNumber;
      return number ? t("orders:detail.causes.receivedAs", { number: isolateLtr(number) }) : t("orders:detail.causes.received");
    }
    case "Shipped": {
      const number = part?.trackingNumber;
      return number ? t("orders:detail.causes.tracking", { number: isolateLtr(number) }) : t("orders:detail.causes.shipped");
    }
    case "Delivered":
      return part?.shipToOffice === false
        ? t("orders:detail.causes.toPatient")
        : t("orders:detail.causes.toPractice", { location: isolate(order.locationName) });
    case "Cancelled":
      return t(`orders:detail.causes.${cancelledBy(order, at)}`);
    default:
      return t(`orders:detail.causes.${plainCauses[status]}`);
  }
}

/** Within the change window only the practice cancels (D27), after that the distributor, by itself or on request. */
function cancelledBy(order: DetailedOrder, at: Date) {
  if (at < order.changeableUntil) return "byPractice";
  const isAsked = order.requests.some(({ kind, steps }) =>
    steps.some(
      (step) =>
        kind !== "return" && kind !== "shortage" && step.state === "accepted" && Math.abs(step.at.getTime() - at.getTime()) < 60_000,
    ),
  );
  return isAsked ? "onRequest" : "byDistributor";
}

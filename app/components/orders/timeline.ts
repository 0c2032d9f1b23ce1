import type { CalendarDay } from "~/domain/edition";
import type { OrderStatus } from "~/domain/order/status";
import { progressOf } from "~/domain/order/status-label";
import type { DetailedOrder, OrderPart } from "./shown-placed-order";

type Asked = DetailedOrder["requests"][number];
type Happened =
  | { kind: "status"; status: OrderStatus; detail: string | null }
  | { kind: "moved"; dayBefore: CalendarDay | null; day: CalendarDay }
  | { kind: "request"; asked: Asked; step: Asked["steps"][number] };

/** An event: its moment, and the parts concerned, by position. */
export type TimelineEvent = { key: string; at: Date; parts: number[] } & Happened;
export type StatusEvent = Extract<TimelineEvent, { kind: "status" }>;

type LivedPart = Pick<OrderPart, "id" | "transactionSortOrder" | "timeline" | "promiseMoves">;

/**
 * Returns the history of all parts combined, oldest first, with changed days and requests about the order; what happened to several parts
 * within the same minute is one event.
 */
export function timelineOf({
  transactions,
  requests,
}: {
  transactions: readonly LivedPart[];
  requests: readonly Asked[];
}): TimelineEvent[] {
  const events = new Map<string, TimelineEvent>();
  const add = (name: string, happened: Happened, { at, part }: { at: Date; part: number }) => {
    const key = `${name} ${Math.floor(at.getTime() / 60_000)}`;
    const earlier = events.get(key);
    if (earlier) earlier.parts.push(part);
    else events.set(key, { key, at, parts: [part], ...happened });
  };
  for (const { transactionSortOrder: part, timeline, promiseMoves } of transactions) {
    for (const { status, detail, at } of timeline) add(`${status} ${detail ?? ""}`, { kind: "status", status, detail }, { at, part });
    for (const { dayBefore, day, at } of promiseMoves) add(`${dayBefore} ${day}`, { kind: "moved", dayBefore, day }, { at, part });
  }
  const all = [...events.values(), ...requests.flatMap((asked) => requestEvents(asked, transactions))];
  return all.sort((one, other) => one.at.getTime() - other.at.getTime());
}

function requestEvents(asked: Asked, parts: readonly LivedPart[]): TimelineEvent[] {
  const about = parts.filter(({ id }) => asked.transactionId === null || asked.transactionId === id);
  const positions = about.map(({ transactionSortOrder }) => transactionSortOrder);
  return asked.steps.map((step) => ({ kind: "request", key: `${asked.id} ${step.state}`, at: step.at, parts: positions, asked, step }));
}

/** A step that is still to come; `day` is the promised one, null when not known. `isAbout`: the boxes were not in stock. */
export type ComingStep = { step: "handedOver" | "ships" | "delivered"; parts: number[]; day: CalendarDay | null; isAbout: boolean };

type Coming = Pick<OrderPart, "transactionSortOrder" | "status" | "promisedDay" | "available">;

/**
 * Returns what is still to come: the hand-over of a waiting order, then shipping and delivery, the parts of one day together and the
 * nearest day first. An order that the distributor has a question about, or that is finished, has nothing to come.
 */
export function comingSteps(parts: readonly Coming[]): ComingStep[] {
  const waiting = parts.filter(({ status }) => !["Cancelled", "Delivered", "OrderProcessingError"].includes(status));
  const notHandedOver = waiting.filter(({ status }) => status === "OrderInitialized");
  const days = [...new Set(waiting.map(({ promisedDay }) => promisedDay))].sort((one, other) =>
    (one ?? "9999").localeCompare(other ?? "9999"),
  );
  const stepOf = (step: ComingStep["step"], of: readonly Coming[], day: CalendarDay | null): ComingStep[] =>
    of.length === 0
      ? []
      : [{ step, parts: of.map((part) => part.transactionSortOrder), day, isAbout: of.some(({ available }) => available === "later") }];
  return [
    ...stepOf("handedOver", notHandedOver, null),
    ...days.flatMap((day) => {
      const ofDay = waiting.filter(({ promisedDay }) => promisedDay === day);
      const toShip = ofDay.filter(({ status }) => progressOf(status) < progressOf("Shipped"));
      return [...stepOf("ships", toShip, null), ...stepOf("delivered", ofDay, day)];
    }),
  ];
}

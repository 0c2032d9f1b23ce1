import type { OrderStatus } from "~/domain/order/status";
import type { OrderPart } from "./placed-order";

export type TimelineEvent = { key: string; status: OrderStatus; detail: string | null; at: Date; parts: number[] };

/** The lives of all parts as one, oldest first; parts that came into the same state within the same minute are one event. */
export function timelineOf(parts: readonly Pick<OrderPart, "transactionSortOrder" | "timeline">[]): TimelineEvent[] {
  const events = new Map<string, TimelineEvent>();
  for (const { transactionSortOrder, timeline } of parts) {
    for (const { status, detail, at } of timeline) {
      const key = `${status} ${detail ?? ""} ${Math.floor(at.getTime() / 60_000)}`;
      const earlier = events.get(key);
      if (earlier) earlier.parts.push(transactionSortOrder);
      else events.set(key, { key, status, detail, at, parts: [transactionSortOrder] });
    }
  }
  return [...events.values()].sort((one, other) => one.at.getTime() - other.at.getTime());
}

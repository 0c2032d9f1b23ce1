import type { CalendarDay } from "../edition";
import type { OrderStatus } from "./status";

/** Events of orders about which people get mails unless they switch them off (D81). */
export const orderMailTopics = ["orderProblem", "backorderMoved", "orderShipped"] as const;
export type OrderMailTopic = (typeof orderMailTopics)[number];

/** All mails that a person can switch off: those about placed orders, and those about carts that wait for approval (D96). */
export const mailTopics = [...orderMailTopics, "approvals"] as const;
export type MailTopic = (typeof mailTopics)[number];

type PartState = { id: string; status: OrderStatus; promisedDay: CalendarDay | null };

/** An event to report: the topic, and the parts concerned with the day that was promised before. */
export type OrderNews = { topic: OrderMailTopic; parts: { id: string; dayBefore: CalendarDay | null }[] };

/** The statuses in which a part waits for boxes. */
export const waitingStatuses: readonly OrderStatus[] = ["OrderReceived", "Backordered", "OverseasOrder"];

/**
 * Returns the events in a message of the distributor (D81): a part has a problem, was shipped, or waits for boxes and has a new promised
 * day. `before` and `after` list the same parts.
 */
export function orderNews(before: readonly PartState[], after: readonly PartState[]): OrderNews[] {
  const pairs = after.flatMap((now) => before.filter(({ id }) => id === now.id).map((then) => ({ then, now })));
  const about = (topic: OrderMailTopic, isNews: (pair: (typeof pairs)[number]) => boolean): OrderNews[] => {
    const parts = pairs.filter(isNews).map(({ then }) => ({ id: then.id, dayBefore: then.promisedDay }));
    return parts.length > 0 ? [{ topic, parts }] : [];
  };
  const entered = (status: OrderStatus) => (pair: (typeof pairs)[number]) => pair.now.status === status && pair.then.status !== status;
  return [
    ...about("orderProblem", entered("OrderProcessingError")),
    ...about("backorderMoved", ({ then, now }) => waitingStatuses.includes(now.status) && isMoved(then.promisedDay, now.promisedDay)),
    ...about("orderShipped", entered("Shipped")),
  ];
}

const isMoved = (then: CalendarDay | null, now: CalendarDay | null) => then !== null && now !== null && then !== now;

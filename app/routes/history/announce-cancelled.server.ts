import type { RouterContextProvider } from "react-router";
import type { Answers } from "~/calls/answers";
import { noticeContext } from "~/context.server";
import { isolateLtr } from "~/i18n/format/isolate";
import { translationOf } from "~/middleware/page-translation.server";

/** Adds notices with the numbers of the orders that were cancelled, and of those that no longer could be. */
export function announceCancelled(
  context: Readonly<RouterContextProvider>,
  { cancelled, kept }: Answers["orders"]["cancelSelected"],
): void {
  const { format } = translationOf(context);
  const numbersOf = (orders: typeof cancelled) => format.list(orders.map(({ confirmationNum }) => isolateLtr(confirmationNum)));
  const notices = context.get(noticeContext);
  if (cancelled.length > 0)
    notices.add({ key: "orders:notices.cancelledSelected", values: { count: cancelled.length, numbers: numbersOf(cancelled) } });
  if (kept.length > 0)
    notices.add({ key: "orders:notices.keptSelected", values: { count: kept.length, numbers: numbersOf(kept) }, tone: "caution" });
}

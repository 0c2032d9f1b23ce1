import type { RouterContextProvider } from "react-router";
import type { Answers } from "~/calls/answers";
import { noticeContext } from "~/context.server";
import { isolateLtr } from "~/i18n/format/isolate";
import { translationOf } from "~/middleware/page-translation.server";

/** Tells by number which orders were cancelled, and which could not be any more. */
export function tellCancelled(context: Readonly<RouterContextProvider>, { cancelled, kept }: Answers["orders"]["cancelSelected"]): void {
  const { format } = translationOf(context);
  const numbersOf = (orders: typeof cancelled) => format.list(orders.map(({ confirmationNum }) => isolateLtr(confirmationNum)));
  const notices = context.get(noticeContext);
  if (cancelled.length > 0)
    notices.add({ key: "orders:notices.cancelledSelected", values: { count: cancelled.length, numbers: numbersOf(cancelled) } });
  if (kept.length > 0)
    notices.add({ key: "orders:notices.keptSelected", values: { count: kept.length, numbers: numbersOf(kept) }, tone: "caution" });
}

import { listOrders, type OrderFilter, type OrderKey } from "~/db/queries/orders/order-search.server";
import type { NamedOrder } from "~/db/queries/orders/orders.server";
import { csvLine, csvText } from "~/domain/csv";
import type { SignedInContext } from "../call-context.server";
import { reportColumns, reportRows } from "./report-rows.server";

/** Orders read at a time: no transaction stays open during a long report, and memory holds one page of it. */
const ordersAtATime = 500;

/**
 * Yields the report as CSV chunks (D30): the columns, then page after page by key until the last order of the filter, oldest first. Each
 * page is a transaction of its own, read when the previous chunk was taken.
 */
export async function* reportLines(
  { browse, ...caller }: Pick<SignedInContext, "edition" | "browse" | "shippingTexts">,
  filter: OrderFilter,
  limit = ordersAtATime,
): AsyncGenerator<string, void> {
  yield csvText([reportColumns]);
  let after: OrderKey | null = null;
  do {
    const page = { after, offset: 0, limit, sortBy: "placedAt" as const, direction: "ASC" as const };
    const orders: NamedOrder[] = await browse((db) => listOrders(db, filter, page));
    yield orders
      .flatMap((named) => reportRows(named, caller))
      .map(csvLine)
      .join("");
    const last = orders.at(-1)?.order;
    after = last && orders.length === limit ? { at: last.placedAt, id: last.id } : null;
  } while (after !== null);
}

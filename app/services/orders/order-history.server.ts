import type { PracticeDb } from "~/db/database.server";
import { countOrders, listOrders, type OrderFilter } from "~/db/queries/order-search.server";
import { listTransactions } from "~/db/queries/transactions.server";
import { daysOfPreset } from "~/domain/calendar/history-presets";
import type { Edition } from "~/domain/edition";
import { statusesOfHistoryState } from "~/domain/order/history-state";
import { signedIn } from "../access.server";
import { malformed } from "../say-malformed.server";
import { answerOrder } from "./answer-order.server";
import { findInvalidDate, historyFilter, instantsBetween, readCursor, writeCursor } from "./history-filter.server";

/** Totals are exact up to here; beyond they are a lower bound (contract: Shapes that callers rely on). */
const countedOrdersMax = 1000;

/**
 * The orders of a practice at the person's locations, newest first unless asked otherwise. Pages follow each other by key (`next`);
 * `pageNo` reaches the first hundred pages. The search takes names, numbers and products by the beginnings of their words.
 */
export const orderHistory = signedIn.orders.history.handler(async ({ input, context, errors }) => {
  const { person, edition, now } = context;
  const locationIds = input.locationId ? person.locationIds.filter((id) => id === input.locationId) : person.locationIds;
  if (input.tenantId !== person.tenantId || locationIds.length === 0) throw errors.notFound();
  const invalid = findInvalidDate(input);
  if (invalid !== null) throw errors.invalidDate({ data: { given: invalid } });
  const after = input.next ? readCursor(input.next) : null;
  if (input.next && !after) throw malformed("next", "unknownPage");
  const pageSize = input.pageSize ?? edition.orderHistoryPageSize;
  const filter = historyFilter(input, locationIds, edition.timeZone);
  const offset = after ? 0 : ((input.pageNo ?? 1) - 1) * pageSize;
  const sortBy = input.sortBy === "updatedAt" ? ("updatedAt" as const) : ("placedAt" as const);
  const page = { after, offset, limit: pageSize + 1, sortBy, direction: input.sortDirection ?? "DESC" };
  return context.read(async (db) => {
    const found = await listOrders(db, filter, page);
    const shown = found.slice(0, pageSize);
    const parts = await listTransactions(
      db,
      shown.map(({ order }) => order.id),
    );
    const total = await countOrders(db, filter, countedOrdersMax + 1);
    const last = shown.at(-1);
    return {
      orders: shown.map((named) =>
        answerOrder(
          named,
          parts.filter(({ orderId }) => orderId === named.order.id),
          context,
        ),
      ),
      totalRecords: Math.min(total, countedOrdersMax),
      totalIsLowerBound: total > countedOrdersMax,
      next: last && found.length > pageSize ? writeCursor({ at: last.order[sortBy], id: last.order.id }) : null,
      counts: input.withCounts ? await countFilters(db, filter, { edition, now }) : null,
    };
  });
});

async function countFilters(db: PracticeDb, filter: OrderFilter, { edition, now }: { edition: Edition; now: Date }) {
  const countWith = (changes: Partial<OrderFilter>) => countOrders(db, { ...filter, ...changes }, countedOrdersMax);
  const daysOf = (preset: "today" | "yesterday") => {
    const { from, to } = daysOfPreset(preset, now, edition.timeZone);
    return instantsBetween({ stDate: from ?? undefined, endDate: to ?? undefined }, edition.timeZone);
  };
  return {
    today: await countWith(daysOf("today")),
    yesterday: await countWith(daysOf("yesterday")),
    needsYou: await countWith({ statuses: statusesOfHistoryState("needsYou") }),
    onItsWay: await countWith({ statuses: statusesOfHistoryState("onItsWay") }),
  };
}

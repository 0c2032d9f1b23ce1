import { countOrders, listOrders, type OrderFilter } from "~/db/queries/orders/order-search.server";
import { daysOfPreset } from "~/domain/calendar/history-presets";
import type { Edition } from "~/domain/edition";
import { statusesOfHistoryState } from "~/domain/order/history-state";
import { signedIn } from "../access.server";
import { recordAudit } from "../audit/record-audit.server";
import { malformed } from "../refuse-malformed.server";
import { findOrderWords } from "./find-order-words.server";
import { findInvalidDate, historyFilter, historyWords, instantsBetween, parseCursor, writeCursor } from "./history-filter.server";
import { orderAnswerOf } from "./order-answer.server";

/** Totals are exact up to this number, unless a caller wants less, and a lower bound beyond. */
const countedOrdersMax = 1000;

/**
 * Returns the orders of a practice at the person's locations, newest first by default. Pages follow each other by key (`next`); `pageNo`
 * reaches the first hundred pages. The search matches beginnings of words in names, numbers and products. A view is in the audit trail
 * (D32).
 */
export const orderHistory = signedIn.orders.history.handler(async ({ input, context, errors }) => {
  const { person, edition, now } = context;
  const locationIds = input.locationId ? person.locationIds.filter((id) => id === input.locationId) : person.locationIds;
  if (input.tenantId !== person.tenantId || locationIds.length === 0) throw errors.notFound();
  const invalid = findInvalidDate(input);
  if (invalid !== null) throw errors.invalidDate({ data: { given: invalid } });
  const after = input.next ? parseCursor(input.next) : null;
  if (input.next && !after) throw malformed("next", "unknownPage");
  const pageSize = input.pageSize ?? edition.orderHistoryPageSize;
  const conditions = historyFilter(input, locationIds, edition.timeZone);
  const offset = after ? 0 : ((input.pageNo ?? 1) - 1) * pageSize;
  const sortBy = input.sortBy === "updatedAt" ? ("updatedAt" as const) : ("placedAt" as const);
  const page = { after, offset, limit: pageSize + 1, sortBy, direction: input.sortDirection ?? "DESC" };
  return context.survey(async (db) => {
    const filter = { ...conditions, words: await findOrderWords(db, historyWords(input)) };
    const countUpTo = input.countUpTo ?? countedOrdersMax;
    const limit = countUpTo + 1;
    const count = async () => {
      const counted = input.withCounts ? await countOrders(db, choicesOf(filter, { edition, now }), limit) : null;
      return { counted, total: (counted ?? (await countOrders(db, { total: filter }, limit))).total };
    };
    const [found, { counted, total }] = await Promise.all([listOrders(db, filter, page), count()]);
    const shown = found.slice(0, pageSize);
    if (!db.isUnrecorded || shown.some(({ order }) => order.patientId !== null))
      recordAudit(db, person, { action: "orderViewed", subjectKind: "order", subjectId: null }, now);
    const last = shown.at(-1);
    return {
      orders: shown.map((named) => orderAnswerOf(named, context)),
      totalRecords: Math.min(total, countUpTo),
      totalIsLowerBound: total > countUpTo,
      next: last && found.length > pageSize ? writeCursor({ at: last.order[sortBy], id: last.order.id }) : null,
      counts: counted && upToMost(counted, countUpTo),
    };
  });
});

/** Returns the filter, and its variants for the counts. */
function choicesOf(filter: OrderFilter, { edition, now }: { edition: Edition; now: Date }) {
  const daysOf = (preset: "today" | "yesterday") => {
    const { from, to } = daysOfPreset(preset, now, edition.timeZone);
    return instantsBetween({ stDate: from ?? undefined, endDate: to ?? undefined }, edition.timeZone);
  };
  return {
    total: filter,
    today: { ...filter, ...daysOf("today") },
    yesterday: { ...filter, ...daysOf("yesterday") },
    needsYou: { ...filter, statuses: statusesOfHistoryState("needsYou") },
    onItsWay: { ...filter, statuses: statusesOfHistoryState("onItsWay") },
  };
}

/** Limits the counts of variants to the maximum that is counted. */
function upToMost({ today, yesterday, needsYou, onItsWay }: Record<keyof ReturnType<typeof choicesOf>, number>, countUpTo: number) {
  const most = (count: number) => Math.min(count, countUpTo);
  return { today: most(today), yesterday: most(yesterday), needsYou: most(needsYou), onItsWay: most(onItsWay) };
}

import type { InferContractRouterInputs } from "@orpc/contract";
import type { Contract } from "~/calls/contract";
import type { OrderFilter, OrderKey } from "~/db/queries/orders/order-search.server";
import { searchWords } from "~/domain/account/search-key";
import { instantsOfDays } from "~/domain/calendar/market-time";
import { parseStartDate } from "~/domain/calendar/start-date";
import { catalogueWords } from "~/domain/catalogue/spelled-words";
import { isUuid } from "~/domain/is-uuid";
import { statusesOfHistoryState } from "~/domain/order/history-state";

export type HistoryQuery = InferContractRouterInputs<Contract>["orders"]["history"];
type DayQuery = { stDate?: string | null | undefined; endDate?: string | null | undefined };

/** Returns the first given date that is invalid (D70: MM/DD/YY, or yyyy-MM-dd); null when all are valid. */
export function findInvalidDate({ stDate, endDate }: DayQuery): string | null {
  return [stDate, endDate].find((text) => text && parseStartDate(text) === null) ?? null;
}

/** Returns a history query as conditions on orders at these locations; days are the market's. */
export function historyFilter(query: HistoryQuery, locationIds: readonly string[], timeZone: string): Omit<OrderFilter, "words"> {
  return {
    locationIds,
    cartId: query.cartId ?? null,
    patientId: query.patientId ?? null,
    ...instantsBetween(query, timeZone),
    statuses: statusesOfHistoryState(query.state ?? "all"),
  };
}

/** Returns the words of a history query. */
export const historyWords = ({ searchTerm }: HistoryQuery): string[] => catalogueWords(searchWords(searchTerm ?? "")).slice(0, 10);

/** Returns the instants of two days, both included; either may be omitted. */
export function instantsBetween({ stDate, endDate }: DayQuery, timeZone: string): Pick<OrderFilter, "startAt" | "endAt"> {
  const from = stDate ? parseStartDate(stDate) : null;
  const to = endDate ? parseStartDate(endDate) : null;
  return {
    startAt: from === null ? null : instantsOfDays({ from, to: from }, timeZone).startAt,
    endAt: to === null ? null : instantsOfDays({ from: to, to }, timeZone).endAt,
  };
}

/** Returns the key of an order in the form that callers send back for the next page. */
export function writeCursor({ at, id }: OrderKey): string {
  return Buffer.from(JSON.stringify([at.toISOString(), id])).toString("base64url");
}

/** Returns the order after which a page starts; null for a text that writeCursor did not produce. */
export function parseCursor(cursor: string): OrderKey | null {
  try {
    const [at, id, ...more] = JSON.parse(Buffer.from(cursor, "base64url").toString()) as unknown[];
    const isKey = typeof at === "string" && !Number.isNaN(Date.parse(at)) && typeof id === "string" && isUuid(id) && more.length === 0;
    return isKey ? { at: new Date(at), id } : null;
  } catch {
    return null;
  }
}

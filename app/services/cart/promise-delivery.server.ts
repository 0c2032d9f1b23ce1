import { cutOffFor } from "~/domain/calendar/cut-off";
import { type Availability, type DeliveryPromise, promisedDay } from "~/domain/calendar/promised-day";
import type { CalendarDay, Edition, ShippingOption } from "~/domain/edition";
import { type ArrivalPart, lineArrivals } from "~/domain/stock/arrivals";
import type { StockAnswer } from "~/domain/stock/stock-status";
import type { Catalogue } from "../catalogue/load-catalogue.server";

/** A promise as callers see it: `dispatchDay` is the day of its cut-off. */
export type Promised = DeliveryPromise & { dispatchDay: CalendarDay };

/** `promise` is that of the line's last box; the others are those of what leaves now and of what follows. */
export type LinePromise = { promise: Promised | null; promiseNow: Promised | null; promiseLater: Promised | null };

type PromiserSource = { edition: Edition; now: Date; shippingOption: ShippingOption["code"]; catalogue: Pick<Catalogue, "stockRules"> };

/**
 * Returns a function that promises deliveries for the lines of one cart at one moment (D29), and computes equal promises once. Null
 * where no day can be named.
 */
export function deliveryPromiser({ edition, now, shippingOption, catalogue }: PromiserSource) {
  const { dispatchDay } = cutOffFor(now, edition);
  const known = new Map<string, Promised>();

  const promiseFor = (availability: Availability, toPatient: boolean): Promised => {
    const key = `${keyOf(availability)} ${toPatient}`;
    const promised = known.get(key) ?? { ...promisedDay({ now, edition, shippingOption, availability, toPatient }), dispatchDay };
    known.set(key, promised);
    return promised;
  };

  return (itemId: string, stock: StockAnswer, toPatient: boolean): LinePromise => {
    const rule = catalogue.stockRules.get(itemId);
    const later: Availability | null = rule?.madeToOrder
      ? { kind: "madeToOrder", leadDays: rule.leadDays }
      : stock.expectedDay === null
        ? null
        : { kind: "backorder", expectedDay: stock.expectedDay };
    const promiseNow = stock.now > 0 ? promiseFor({ kind: "now" }, toPatient) : null;
    const promiseLater = stock.later > 0 && later ? promiseFor(later, toPatient) : null;
    return { promise: stock.later > 0 ? promiseLater : promiseNow, promiseNow, promiseLater };
  };
}

function keyOf(availability: Availability): string {
  switch (availability.kind) {
    case "now":
      return "now";
    case "backorder":
      return availability.expectedDay;
    case "madeToOrder":
      return `after ${availability.leadDays}`;
  }
}

/** Returns when the boxes of a line arrive, by its stock and promises. */
export function arrivalsOf(
  stock: Pick<StockAnswer, "now" | "later">,
  { promiseNow, promiseLater }: LinePromise,
  toPatient: boolean,
): ArrivalPart[] {
  const { now, later } = stock;
  return lineArrivals({ now, nowDay: promiseNow?.latestDay ?? null, later, laterDay: promiseLater?.latestDay ?? null, toPatient });
}

/** Returns the promise for what leaves at the next dispatch to the practice. */
export function nextPromise(edition: Edition, shippingOption: ShippingOption["code"], now: Date): Promised {
  const { dispatchDay } = cutOffFor(now, edition);
  return { ...promisedDay({ now, edition, shippingOption, availability: { kind: "now" }, toPatient: false }), dispatchDay };
}

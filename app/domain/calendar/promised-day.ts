import type { CalendarDay, Edition, ShippingOption } from "../edition";
import { addBusinessDays, dispatchDayFrom } from "./business-days";
import { cutOffFor, type DispatchCalendar } from "./cut-off";

/** When goods can leave: now from stock, after the next delivery, or after being made. */
export type Availability = { kind: "now" } | { kind: "backorder"; expectedDay: CalendarDay } | { kind: "madeToOrder"; leadDays: number };

/** The first and last day on which an order may arrive, and the cut-off that applies. */
export type DeliveryPromise = { earliestDay: CalendarDay; latestDay: CalendarDay; cutOffAt: Date };

type PromiseRequest = {
  now: Date;
  edition: DispatchCalendar & Pick<Edition, "shippingOptions" | "shipToPatient">;
  shippingOption: ShippingOption["code"];
  availability: Availability;
  /** Shipped straight to the patient: the courier's days apply instead of the practice's shipping option. */
  toPatient: boolean;
};

/**
 * Returns the promised delivery (D29): dispatch on the day of the next cut-off, or later when goods are awaited or made (`leadDays` are
 * business days), then the delivery days of the shipping option or the courier, without weekends and holidays. It depends on the cut-off,
 * not on the minute, so it is the same before and after submission.
 */
export function promisedDay({ now, edition, shippingOption, availability, toPatient }: PromiseRequest): DeliveryPromise {
  const { cutOffAt, dispatchDay } = cutOffFor(now, edition);
  const leaves = leavesOn(dispatchDay, availability, edition);
  const { deliveryDaysMin, deliveryDaysMax } = deliveryDays(edition, shippingOption, toPatient);
  return {
    earliestDay: addBusinessDays(leaves, deliveryDaysMin, edition),
    latestDay: addBusinessDays(leaves, deliveryDaysMax, edition),
    cutOffAt,
  };
}

function leavesOn(dispatchDay: CalendarDay, availability: Availability, edition: DispatchCalendar): CalendarDay {
  switch (availability.kind) {
    case "now":
      return dispatchDay;
    case "backorder":
      return availability.expectedDay > dispatchDay ? dispatchDayFrom(availability.expectedDay, edition) : dispatchDay;
    case "madeToOrder":
      return addBusinessDays(dispatchDay, availability.leadDays, edition);
  }
}

function deliveryDays(edition: PromiseRequest["edition"], code: ShippingOption["code"], toPatient: boolean) {
  if (toPatient && edition.shipToPatient) return edition.shipToPatient;
  const option = edition.shippingOptions.find((each) => each.code === code);
  if (!option) throw new RangeError(`The edition has no shipping option ${code}`);
  return option;
}

import type { Edition, ShippingOption } from "../edition";
import type { DispatchCalendar } from "./cut-off";
import { promisedDay } from "./promised-day";

type Question = {
  now: Date;
  edition: DispatchCalendar & Pick<Edition, "shippingOptions" | "shipToPatient">;
  /** Where it is delivered, by the shipping option of the location; by DAY when it is not known. */
  location: { defaultShippingOption: ShippingOption["code"] } | undefined;
};

/** The next cut-off, and the first day on which what is ordered from stock before it arrives at the location (D29). */
export function cutOffAhead({ now, edition, location }: Question): { at: Date; arrivalDay: string } {
  const shippingOption = location?.defaultShippingOption ?? "DAY";
  const { cutOffAt, earliestDay } = promisedDay({ now, edition, shippingOption, availability: { kind: "now" }, toPatient: false });
  return { at: cutOffAt, arrivalDay: earliestDay };
}

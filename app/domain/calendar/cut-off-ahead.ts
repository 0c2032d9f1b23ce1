import type { Edition, ShippingOption } from "../edition";
import type { DispatchCalendar } from "./cut-off";
import { promisedDay } from "./promised-day";

type Question = {
  now: Date;
  edition: DispatchCalendar & Pick<Edition, "shippingOptions" | "shipToPatient">;
  /** The location of the delivery, which sets the shipping option; DAY when it is not known. */
  location: { defaultShippingOption: ShippingOption["code"] } | undefined;
};

/** Returns the next cut-off and the day by which stock ordered before it arrives at the location, the promised day of the cart (D29). */
export function cutOffAhead({ now, edition, location }: Question): { at: Date; arrivalDay: string } {
  const shippingOption = location?.defaultShippingOption ?? "DAY";
  const { cutOffAt, latestDay } = promisedDay({ now, edition, shippingOption, availability: { kind: "now" }, toPatient: false });
  return { at: cutOffAt, arrivalDay: latestDay };
}

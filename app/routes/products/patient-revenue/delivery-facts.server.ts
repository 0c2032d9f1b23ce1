import type { RouterContextProvider } from "react-router";
import { nowContext, sessionContext } from "~/context.server";
import { promisedDay } from "~/domain/calendar/promised-day";
import { editionOf } from "~/editions/editions";
import type { DeliveryFacts } from "~/forms/patient-order/order-form";

/**
 * Returns both ways of delivery as they are now: to the practice's location, and to the patient where the market allows it (D3, D4, D29).
 */
export function deliveryFacts(context: Readonly<RouterContextProvider>): DeliveryFacts {
  const { tenant, locations, locationId } = context.get(sessionContext);
  const edition = editionOf(tenant.countryCode);
  const location = locations.find(({ _id }) => _id === locationId) ?? locations[0];
  const asked = { now: context.get(nowContext), edition, availability: { kind: "now" as const } };
  const shippingOption = location?.defaultShippingOption ?? "DAY";
  const office = promisedDay({ ...asked, shippingOption, toPatient: false });
  return {
    locationName: location?.name ?? "",
    locationStreet: location?.address.street ?? "",
    cutOffAt: office.cutOffAt,
    officeDay: office.latestDay,
    toPatient: edition.shipToPatient && {
      feeAmount: edition.shipToPatient.feeAmount,
      latestDay: promisedDay({ ...asked, shippingOption, toPatient: true }).latestDay,
    },
  };
}

import type { SignedIn } from "~/domain/account/signed-in";
import type { Edition } from "~/domain/edition";
import type { OrderDetail, OrderedAddress } from "~/domain/order/placed-order";
import { fullName } from "~/domain/person-name";
import type { AppraisedPreorder } from "./appraise-cart.server";
import type { OrderWorkplace } from "./cart-surroundings.server";

type DetailSource = { person: Pick<SignedIn, "firstName" | "lastName">; workplace: OrderWorkplace; edition: Edition };

/** Returns the present delivery address of an order: the patient's, or that of the practice's location. */
export function orderedAddress(
  { preorder, patient, address }: AppraisedPreorder,
  workplace: OrderWorkplace,
  edition: Edition,
): OrderedAddress {
  const { location, tenant } = workplace;
  if (preorder.dispensingPreference === "ShipToPatient" && patient && address) {
    const { street, street2, city, state, zip, country } = address;
    return { name: fullName(patient, tenant.language), street, street2, street3: "", street4: "", city, state, zip, country };
  }
  const { street, street2, city, state, zip } = location;
  const name = `${tenant.practiceName}, ${location.name}`;
  return { name, street, street2, street3: "", street4: "", city, state, zip, country: edition.name };
}

/** Returns a record of who ordered for which location (D60). */
export function orderedDetail(appraised: AppraisedPreorder, { person, workplace, edition }: DetailSource): OrderDetail {
  const { preorder, address } = appraised;
  const { location, tenant } = workplace;
  const toPatient = preorder.dispensingPreference === "ShipToPatient";
  return {
    shipToOffice: !toPatient,
    shipToCode: location.shipToCode,
    phoneNo: (toPatient && address?.phone) || location.phone || tenant.phone,
    note: preorder.note,
    address: orderedAddress(appraised, workplace, edition),
    locationName: location.name,
    defaultShippingOption: location.defaultShippingOption,
    practiceName: tenant.practiceName,
    bpn: location.partnerNumber,
    currentUserName: fullName(person, tenant.language),
  };
}

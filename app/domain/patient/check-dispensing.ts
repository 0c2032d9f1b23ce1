import type { Edition } from "../edition";
import type { Preorder } from "../order/preorder";
import { permitted, refused, type Verdict } from "../verdict";
import { findAddressMistakes } from "./check-address";
import type { Address } from "./patient";

/** Why a preorder cannot be delivered as requested. */
export const dispensingCodes = ["shipToPatientNotOffered", "onlyPatientOrdersShip", "addressRequired", "addressIncomplete"] as const;
export type DispensingCode = (typeof dispensingCodes)[number];
export type DispensedPreorder = Pick<Preorder, "dispensingPreference" | "patientId">;

/**
 * Refuses a delivery that is not possible. The office is always allowed. Shipping to a patient needs a market that allows it, which Korea
 * does not (D4), an order for that patient, and a complete address.
 */
export function checkDispensing(
  preorder: DispensedPreorder,
  address: Address | null,
  edition: { shipToPatient: object | null; postcode: Edition["postcode"] },
): Verdict<{ fields: Record<string, string> }, DispensingCode> {
  const nothing = { fields: {} };
  if (preorder.dispensingPreference === "DispenseFromOffice") return permitted;
  if (edition.shipToPatient === null) return refused("shipToPatientNotOffered", nothing);
  if (preorder.patientId === null) return refused("onlyPatientOrdersShip", nothing);
  if (address === null) return refused("addressRequired", nothing);
  const fields = findAddressMistakes(address, edition.postcode);
  return Object.keys(fields).length === 0 ? permitted : refused("addressIncomplete", { fields });
}

import type { Edition } from "../edition";
import type { Preorder } from "../order/preorder";
import { permitted, refused, type Verdict } from "../verdict";
import { findAddressMistakes } from "./check-address";
import type { Address } from "./patient";

/** Why a preorder cannot go where it should. */
export const dispensingCodes = ["shipToPatientNotOffered", "onlyPatientOrdersShip", "addressRequired", "addressIncomplete"] as const;
export type DispensingCode = (typeof dispensingCodes)[number];
export type DispensedPreorder = Pick<Preorder, "dispensingPreference" | "patientId">;

/**
 * May this preorder be delivered as it asks? To the office always. To a patient only where the market allows it, which
 * Korea does not (D4), only for a patient's own order, and with a complete address of that patient.
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

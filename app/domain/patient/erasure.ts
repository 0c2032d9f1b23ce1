import { searchKey } from "../account/search-key";
import type { PersonName } from "../person-name";
import { permitted, refused, type Verdict } from "../verdict";

/** Why a patient's data is erased; chosen from a list, so that the reason says nothing about the patient. */
export const erasureReasons = ["patientAsked", "periodOver", "enteredByMistake", "other"] as const;
export type ErasureReason = (typeof erasureReasons)[number];

/** Open work for a patient: orders that are neither delivered nor cancelled, preorders in carts, and open requests. */
export type OpenWork = { orders: number; inCarts: number; requests: number };

/** The characters of a pseudonym, without lookalikes. */
const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** Returns four characters that the orders of an erased patient share, from the random end of the id. */
export function pseudonymCode(patientId: string): string {
  const bits = Number.parseInt(patientId.replaceAll("-", "").slice(-5), 16);
  return [15, 10, 5, 0].map((shift) => alphabet[(bits >> shift) & 31]).join("");
}

/**
 * Refuses to erase a patient (D94) while work is open, or when the typed name is not the patient's; the family name may be first or last,
 * and case and accents do not count.
 */
export function checkErasure(
  typedName: string,
  { firstName, lastName }: PersonName,
  open: OpenWork,
): Verdict<undefined, "nameDiffers"> | Verdict<OpenWork, "patientHasOpenWork"> {
  if (open.orders + open.inCarts + open.requests > 0) return refused("patientHasOpenWork", open);
  const names = [`${firstName} ${lastName}`, `${lastName} ${firstName}`, `${lastName}${firstName}`].map(searchKey);
  return names.includes(searchKey(typedName)) ? permitted : refused("nameDiffers");
}

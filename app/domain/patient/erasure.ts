import { searchKey } from "../account/search-key";
import type { PersonName } from "../person-name";
import { permitted, refused, type Verdict } from "../verdict";

/** Why a patient's data are erased: chosen, so that the reason holds nothing about the patient. */
export const erasureReasons = ["patientAsked", "periodOver", "enteredByMistake", "other"] as const;
export type ErasureReason = (typeof erasureReasons)[number];

/** What is still under way for a patient: orders that are neither delivered nor cancelled, what lies in carts, and open requests. */
export type OpenWork = { orders: number; inCarts: number; requests: number };

/** The letters and digits of a pseudonym: none that looks like another. */
const alphabet = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

/** Four letters and digits by which the orders of an erased patient belong together, of the random end of the id. */
export function pseudonymCode(patientId: string): string {
  const bits = Number.parseInt(patientId.replaceAll("-", "").slice(-5), 16);
  return [15, 10, 5, 0].map((shift) => alphabet[(bits >> shift) & 31]).join("");
}

/**
 * May a patient be erased (D94)? Whoever does it types the patient's name, family name first or last; case and accents do not count.
 * Nothing may be under way.
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

import type { Edition } from "../edition";
import { isBlank } from "../readable-text";
import { permitted, refused, type Verdict } from "../verdict";
import type { Address } from "./patient";
import { parsePostcode } from "./postcode";

/** A house number, with its letter. */
const houseNumber = /\p{Nd}+\s?(?:\p{L}(?!\p{L}))?/gu;

/** Refuses a street without a house number, in either order, and a house number without a street (D66). */
export function checkStreet(street: string): Verdict<undefined, "streetRequired" | "houseNumberMissing"> {
  if (isBlank(street)) return refused("streetRequired");
  return /\p{L}/u.test(street.replace(houseNumber, "")) && /\p{Nd}/u.test(street) ? permitted : refused("houseNumberMissing");
}

export type AddressEntries = Pick<Address, "street" | "city" | "zip" | "phone">;

/**
 * Returns what an address for shipping to a patient lacks, by field: street with house number, city, zip and phone are required, the note
 * is optional (D66). Whether the phone number exists is checked when it is stored.
 */
export function findAddressMistakes(entries: AddressEntries, postcode: Edition["postcode"]): Record<string, string> {
  const street = checkStreet(entries.street);
  const zip = parsePostcode(entries.zip, postcode);
  return {
    ...(street.permitted ? {} : { street: street.code }),
    ...(isBlank(entries.city) ? { city: "cityRequired" } : {}),
    ...(zip.permitted ? {} : { zip: zip.code }),
    ...(isBlank(entries.phone) ? { phone: "phoneRequired" } : {}),
  };
}

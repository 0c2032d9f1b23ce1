import type { Edition } from "../edition";
import { permitted, refused, type Verdict } from "../verdict";
import type { Address } from "./patient";
import { parsePostcode } from "./postcode";

/** Refuses a street without a house number, in either order (D66). */
export function checkStreet(street: string): Verdict<undefined, "streetRequired" | "houseNumberMissing"> {
  if (street.trim() === "") return refused("streetRequired");
  return /\p{L}/u.test(street) && /\p{N}/u.test(street) ? permitted : refused("houseNumberMissing");
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
    ...(entries.city.trim() ? {} : { city: "cityRequired" }),
    ...(zip.permitted ? {} : { zip: zip.code }),
    ...(entries.phone.trim() ? {} : { phone: "phoneRequired" }),
  };
}

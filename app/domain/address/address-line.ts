import type { Edition } from "../edition";

type Address = { street: string; street2?: string; city: string };

/**
 * Returns an address in one line without its postcode, in the order of its market: "88 Main Street, 2F, Seoul" or "Seoul 88 Main Street,
 * 2F".
 */
export function addressLine({ street, street2 = "", city }: Address, order: Edition["addressOrder"]): string {
  const parts = order === "cityFirst" ? [[city, street].filter(Boolean).join(" "), street2] : [street, street2, city];
  return parts.filter(Boolean).join(", ");
}

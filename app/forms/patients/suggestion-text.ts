import type { PlainAddress } from "~/domain/address/city";

/** Returns the value by which the verification step sends a suggestion that it showed, so that the same one is picked of later answers. */
export function suggestionText({ street, street2, zip, city }: Omit<PlainAddress, "country">): string {
  return JSON.stringify([street, street2, zip, city]);
}

import type { Edition } from "../edition";
import { parsePostcode } from "../patient/postcode";
import type { AddressRegister, City, PlainAddress, Street, Verification } from "./city";
import { cityNameLike, findCity, findCityLike } from "./find-city";
import { parseStreet, streetKey } from "./parse-street";

/**
 * Verifies an address against a register (D65). `notFound`: no such city, or no such house in a registered street; `zipMismatch`: the
 * postcode belongs to another street or city; `notVerified`: city and postcode match, but the street is not registered; `verified`:
 * everything matches. Suggestions are complete addresses in the register's spelling; none equals what was typed.
 */
export function verifyAddress(address: PlainAddress, register: AddressRegister, postcode: Edition["postcode"]): Verification {
  const city = findCity(address.city, register.cities);
  if (!city) {
    const like = findCityLike(address.city, register.cities);
    return { result: "notFound", suggestions: like ? suggest(address, { city: cityNameLike(like, address.city) }) : [] };
  }
  const parsed = parsePostcode(address.zip, postcode);
  const typed = parsed.permitted ? parsed.postcode : "";
  const known = { city: cityNameLike(city, address.city), ...(typed ? { zip: typed } : {}) };
  const { name, houseNumber } = parseStreet(address.street);
  const street = register.streets.find((one) => one.cityCode === city.code && isCalled(one, name));
  if (street && houseNumber !== null) {
    if (houseNumber > street.houseNumberMax) return { result: "notFound", suggestions: suggest(address, known) };
    const right = street.postcodeOfHouse?.[houseNumber] ?? street.postcode;
    return { result: typed === right ? "verified" : "zipMismatch", suggestions: suggest(address, { ...known, zip: right }) };
  }
  return { result: isPostcodeOf(city, typed) ? "notVerified" : "zipMismatch", suggestions: suggest(address, known) };
}

function isPostcodeOf({ postcodeBeginnings }: City, postcode: string): boolean {
  return postcode !== "" && (postcodeBeginnings.length === 0 || postcodeBeginnings.some((beginning) => postcode.startsWith(beginning)));
}

function isCalled(street: Street, name: string): boolean {
  return Object.values(street.names).some((known) => streetKey(known) === streetKey(name));
}

/** Returns the address in the register's spelling when it differs from what was typed. */
function suggest(address: PlainAddress, registered: Partial<PlainAddress>): PlainAddress[] {
  const suggestion = { ...address, ...registered };
  const differs = suggestion.city !== address.city.trim() || suggestion.zip !== address.zip.trim();
  return differs ? [suggestion] : [];
}

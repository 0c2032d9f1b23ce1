import { registerOf } from "~/domain/address/register-of";
import { signedIn } from "../access.server";

/** Returns the cities of a country with the names and abbreviations that people type. */
export const listCities = signedIn.addresses.cities.handler(({ input }) => ({
  cities: registerOf(input.country).cities.map(({ code, names, abbreviations }) => ({
    code,
    names: { ...names },
    abbreviations: [...abbreviations],
  })),
}));

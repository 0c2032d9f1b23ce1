import type { EditionCode } from "../edition";
import type { AddressRegister } from "./city";
import { demoStreets } from "./demo-streets";
import { israeliCities } from "./israeli-cities";
import { koreanCities } from "./korean-cities";

const registers: Record<EditionCode, AddressRegister> = {
  IL: { country: "IL", cities: israeliCities, streets: demoStreets.filter(({ cityCode }) => cityCode.startsWith("il-")) },
  KR: { country: "KR", cities: koreanCities, streets: demoStreets.filter(({ cityCode }) => cityCode.startsWith("kr-")) },
};

/** Returns the built-in register of a market: its cities with the first digits of their postcodes, and the streets of the demo. */
export function registerOf(country: EditionCode): AddressRegister {
  return registers[country];
}

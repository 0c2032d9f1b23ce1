/** How many lots one search may name. */
export const searchedLotsMax = 50;

/** What two ways of writing a lot have in common: capitals, without spaces. */
export const lotKey = (lot: string) => lot.replace(/\s/g, "").toUpperCase();

/** The lots that a search names, apart by spaces, commas or semicolons (D87); each once, in the order in which they were typed. */
export function searchedLots(text: string): string[] {
  return [...new Set(text.split(/[\s,;，、]+/).map(lotKey))].filter((lot) => lot !== "");
}

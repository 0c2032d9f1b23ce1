/** Maximum number of lots in one search. */
export const searchedLotsMax = 50;

/** Returns the form in which spellings of a lot are compared: capitals, without spaces. */
export const lotKey = (lot: string) => lot.replace(/\s/g, "").toUpperCase();

/** Returns the lots of a search, separated by spaces, commas or semicolons (D87); each once, in typed order. */
export function searchedLots(text: string): string[] {
  return [...new Set(text.split(/[\s,;，、]+/).map(lotKey))].filter((lot) => lot !== "");
}

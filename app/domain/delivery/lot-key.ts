import { compactText, plainText } from "../direction-marks";

/** Maximum number of lots in one search. */
export const searchedLotsMax = 50;

/** Returns the form in which spellings of a lot are compared: capitals, without spaces and direction marks, full-width characters plain. */
export const lotKey = (lot: string) => compactText(lot).toUpperCase();

/** Returns the lots of a search, separated by spaces, commas or semicolons (D87); each once, in typed order. */
export function searchedLots(text: string): string[] {
  return [
    ...new Set(
      plainText(text)
        .split(/[\s,;、]+/)
        .map(lotKey),
    ),
  ].filter((lot) => lot !== "");
}

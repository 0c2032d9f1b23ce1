import { compactText } from "../direction-marks";
import { searchKey, searchWords } from "./search-key";

/** Minimum number of letters to search for a practice (D6). */
export const practiceSearchLettersMin = 2;

/** Minimum number of leading characters to find a partner number (D51). */
const partnerLettersMin = 4;

/** Returns the search words of a location in the public list of practices: those of the practice's name and of its own (D6). */
export function directoryWords({ practiceName, locationName }: { practiceName: string; locationName: string }): string[] {
  return searchWords(`${practiceName} ${locationName}`);
}

/** Whether the location is for the distributor's own people, named Support, and so left out of the public list (D6). */
export function isSupportLocation(name: string): boolean {
  return searchKey(name) === "support";
}

/**
 * Returns the start of a partner number that a public search asks for, without spaces, direction marks and full-width characters; null when it
 * is too short (D51).
 */
export function partnerBeginning(search: string): string | null {
  const beginning = compactText(search);
  return [...beginning].length >= partnerLettersMin ? beginning : null;
}

/** Whether the text is long enough to search for a practice; marks and punctuation do not count. */
export function canSearchPractice(search: string): boolean {
  return searchKey(search).replaceAll(" ", "").length >= practiceSearchLettersMin;
}

import { searchKey, searchWords } from "./search-key";

/** A search for a practice begins with this many letters (D6). */
export const practiceSearchLettersMin = 2;

/** A partner number is found by this many of its first characters (D51). */
const partnerLettersMin = 4;

/** The search terms by which the public practice picker finds a location: those of the practice's name and of its own (D6). */
export function directoryWords({ practiceName, locationName }: { practiceName: string; locationName: string }): string[] {
  return searchWords(`${practiceName} ${locationName}`);
}

/** Locations named Support are for the distributor's people and stay out of the practice picker (D6). */
export function isSupportLocation(name: string): boolean {
  return searchKey(name) === "support";
}

/** The beginning of a partner number that a public search asks for; null when it is too short to count as one (D51). */
export function partnerBeginning(search: string): string | null {
  return [...search].length >= partnerLettersMin ? search : null;
}

/** Is this long enough to search for? Marks and punctuation do not count. */
export function canSearchPractice(search: string): boolean {
  return searchKey(search).replaceAll(" ", "").length >= practiceSearchLettersMin;
}

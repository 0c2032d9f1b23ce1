import { searchKey, searchWords } from "./search-key";

/** A search for a practice begins with this many letters (D6). */
export const practiceSearchLettersMin = 2;

/** The search terms by which the public practice picker finds a location: those of the practice's name and of its own (D6). */
export function directoryWords({ practiceName, locationName }: { practiceName: string; locationName: string }): string[] {
  return searchWords(`${practiceName} ${locationName}`);
}

/** Locations named Support are for the distributor's people and stay out of the practice picker (D6). */
export function isSupportLocation(name: string): boolean {
  return searchKey(name) === "support";
}

/** Is this long enough to search for? Marks and punctuation do not count. */
export function canSearchPractice(search: string): boolean {
  return searchKey(search).replaceAll(" ", "").length >= practiceSearchLettersMin;
}

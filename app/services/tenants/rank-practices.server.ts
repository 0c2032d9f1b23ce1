import Fuse from "fuse.js";
import { searchKey } from "~/domain/account/search-key";

/** The fuzzy practice search of D6. */
export const fuzzy = { threshold: 0.6, distance: 100 } as const;

/** Longer patterns are cut (D6). */
export const patternLengthMax = 32;

const hitsMax = 20;

type Candidate = { practiceName: string; locationName: string; partnerNumber: string };

/** Returns the candidates similar to the search, best first, at most 20; equal ones keep their order. */
export function rankPractices<C extends Candidate>(candidates: readonly C[], search: string): C[] {
  const fuse = new Fuse(candidates, {
    ...fuzzy,
    keys: [
      { name: "practice", getFn: ({ practiceName }) => searchKey(practiceName) },
      { name: "location", getFn: ({ locationName }) => searchKey(locationName) },
      { name: "both", getFn: ({ practiceName, locationName }) => searchKey(`${practiceName} ${locationName}`) },
      { name: "partnerNumber", getFn: ({ partnerNumber }) => searchKey(partnerNumber) },
    ],
  });
  return fuse.search(searchKey(search).slice(0, patternLengthMax), { limit: hitsMax }).map(({ item }) => item);
}

import { isSupportLocation } from "./directory-words";
import { findPersonMistakes } from "./find-person-mistakes";
import { findPracticeMistakes } from "./find-practice-mistakes";
import { checkSubDomain } from "./sub-domain";

/** The most locations with which a practice begins. */
export const newLocationsMax = 50;

type Entries = Parameters<typeof findPracticeMistakes>[0] & {
  subDomain: string;
  admin: { firstName: string; lastName: string; email: string };
};

/**
 * What is wrong with a practice that an operator creates (D97), by field (`subDomain`, `locations.0.zip`, `admin.email`); empty when nothing
 * is. Besides the rules of practice information, its sub-domain is a host's label, people can work at one location at least, and its first
 * admin has a name and an e-mail. Whether another practice has the sub-domain is for the caller to find out.
 */
export function findNewPracticeMistakes(
  entries: Entries,
  edition: Parameters<typeof findPracticeMistakes>[1],
): Readonly<Record<string, string>> {
  const subDomain = checkSubDomain(entries.subDomain);
  const ofAdmin = Object.entries(findPersonMistakes(entries.admin)).map(([field, code]) => [`admin.${field}`, code]);
  return {
    ...(subDomain.permitted ? {} : { subDomain: subDomain.code }),
    ...findPracticeMistakes(entries, edition),
    ...(entries.locations.every(({ name }) => isSupportLocation(name)) ? { "locations.0.name": "onlySupport" } : {}),
    ...Object.fromEntries(ofAdmin),
  };
}

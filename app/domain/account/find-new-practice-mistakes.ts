import { isSupportLocation } from "./directory-words";
import { findPersonMistakes } from "./find-person-mistakes";
import { findPracticeMistakes } from "./find-practice-mistakes";
import { checkSubDomain } from "./sub-domain";

/** Maximum number of locations of a new practice. */
export const newLocationsMax = 50;

type Entries = Parameters<typeof findPracticeMistakes>[0] & {
  subDomain: string;
  admin: { firstName: string; lastName: string; email: string };
};

/**
 * Returns the mistakes in a practice that an operator creates (D97), by field (`subDomain`, `locations.0.zip`, `admin.email`). In addition
 * to the rules for practice information, the sub-domain must be a host label, people must be able to work at one location at least, and the
 * first admin needs a name and an e-mail. The caller checks whether the sub-domain is taken.
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

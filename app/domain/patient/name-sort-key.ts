import { searchKey } from "../account/search-key";
import type { PersonName } from "../person-name";

/** Returns the sort key of a name, which is stored: family name first in every language, without case and marks. */
export function nameSortKey({ firstName, lastName }: PersonName): string {
  return `${searchKey(lastName)} ${searchKey(firstName)}`.trim();
}

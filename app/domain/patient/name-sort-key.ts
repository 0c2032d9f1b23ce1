import { searchKey } from "../account/search-key";
import type { PersonName } from "../person-name";

/** A name in sorting order: family name first in every language, without case and marks; stored beside the name. */
export function nameSortKey({ firstName, lastName }: PersonName): string {
  return `${searchKey(lastName)} ${searchKey(firstName)}`.trim();
}

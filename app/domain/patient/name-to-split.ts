import type { Language } from "../language";
import type { PersonName } from "../person-name";
import { splitName } from "../split-name";

/**
 * Splits a whole name typed into one of the two fields; null when there is nothing to split. The person sees the result before it is saved
 * (D5), because a family name may have two words.
 */
export function nameToSplit({ firstName, lastName }: PersonName, language: Language): PersonName | null {
  const [typed, other] = lastName.trim() === "" ? [firstName, lastName] : [lastName, firstName];
  if (other.trim() !== "" || typed.trim() === "") return null;
  const split = splitName(typed, language);
  return split.firstName === "" || split.lastName === "" ? null : split;
}

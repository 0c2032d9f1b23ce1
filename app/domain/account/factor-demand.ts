import { permitted, refused, type Verdict } from "../verdict";

type Person = { kind: "user" | "operator"; hasFactor: boolean };

/** Who requires a second factor: the practice, of its people; the portal, of the distributor's operators, or of everybody. */
export type FactorDemand = { byPractice: boolean; ofOperators: boolean; ofEverybody: boolean };

/** Whether this person must have a second factor. A practice requires it of its own people only (D93). */
export function isFactorDemanded({ kind }: Pick<Person, "kind">, { byPractice, ofOperators, ofEverybody }: FactorDemand): boolean {
  return ofEverybody || (kind === "operator" ? ofOperators : byPractice);
}

/** Whether the person must set up a second factor before doing anything else (D93). */
export function isFactorMissing(person: Person, demand: FactorDemand): boolean {
  return !person.hasFactor && isFactorDemanded(person, demand);
}

/** Refuses to require a second factor of the whole practice when the person has none; dropping the requirement is open to all (D93). */
export function checkFactorDemand({ hasFactor }: Pick<Person, "hasFactor">, isRequired: boolean): Verdict<undefined, "ownFactorFirst"> {
  return isRequired && !hasFactor ? refused("ownFactorFirst") : permitted;
}

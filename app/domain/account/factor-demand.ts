import { permitted, refused, type Verdict } from "../verdict";

type Person = { kind: "user" | "operator"; hasFactor: boolean };

/** Who demands a second factor: the practice of its people, the portal of the distributor's operators. */
export type FactorDemand = { byPractice: boolean; ofOperators: boolean };

/** Is a second factor demanded of this person? A practice demands it of its own people only (D93). */
export function isFactorDemanded({ kind }: Pick<Person, "kind">, { byPractice, ofOperators }: FactorDemand): boolean {
  return kind === "operator" ? ofOperators : byPractice;
}

/** Must the person set up a second factor before anything else? (D93) */
export function isFactorMissing(person: Person, demand: FactorDemand): boolean {
  return !person.hasFactor && isFactorDemanded(person, demand);
}

/** May this person demand a second factor of everybody in the practice? Only who has one; taking the demand back needs none (D93). */
export function checkFactorDemand({ hasFactor }: Pick<Person, "hasFactor">, isRequired: boolean): Verdict<undefined, "ownFactorFirst"> {
  return isRequired && !hasFactor ? refused("ownFactorFirst") : permitted;
}

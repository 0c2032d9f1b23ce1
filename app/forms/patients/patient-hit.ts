import type { Answers } from "~/calls/answers";

export type PatientAnswer = Answers["patients"]["read"]["patient"];

/** What a list of found patients shows of each. */
export type PatientHit = Pick<PatientAnswer, "id" | "firstName" | "lastName" | "dob" | "phone" | "customerId">;

/** The answer of /patients/lookup: the best hits for what has been typed so far. */
export type LookupAnswer = {
  searchTerm: string;
  patients: PatientHit[];
  more: boolean;
  /** None of them is exactly who was searched for, so that patient can be added. */
  adds: boolean;
};

/** The last choice of a search: to add whom was searched for. */
export const toAdd = { id: "add" } as const;

export type PatientMatch = PatientHit | typeof toAdd;

/** A found patient without what the list does not show. */
export function hitOf({ id, firstName, lastName, dob, phone, customerId }: PatientHit): PatientHit {
  return { id, firstName, lastName, dob, phone, customerId };
}

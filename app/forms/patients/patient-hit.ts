import type { Answers } from "~/calls/answers";

export type PatientAnswer = Answers["patients"]["read"]["patient"];

/** What a list of found patients shows of each. */
export type PatientHit = Pick<PatientAnswer, "id" | "firstName" | "lastName" | "dob" | "phone" | "customerId">;

/** The response of /patients/lookup: the best hits for what has been typed so far. */
export type LookupAnswer = {
  searchTerm: string;
  patients: PatientHit[];
  more: boolean;
  /** Whether none of them is exactly the patient searched for, who can then be added. */
  adds: boolean;
};

/** The last choice of a search: to add the patient searched for. */
export const toAdd = { id: "add" } as const;

export type PatientMatch = PatientHit | typeof toAdd;

/** Returns a found patient without what the list does not show. */
export function hitOf({ id, firstName, lastName, dob, phone, customerId }: PatientHit): PatientHit {
  return { id, firstName, lastName, dob, phone, customerId };
}

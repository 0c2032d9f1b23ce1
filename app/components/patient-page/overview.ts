import type { Answers } from "~/calls/answers";

/** What the page of a patient shows. */
export type Overview = Answers["patients"]["overview"];
export type Worn = Overview["courses"]["right"][number];
export type Side = Worn["eye"];

export const sides = ["right", "left"] as const satisfies readonly Side[];

/** The order form filled with what was ordered then. */
export const repeatAddress = (patientId: string, orderId: string) => `/products/patient-revenue?patient=${patientId}&repeat=${orderId}`;

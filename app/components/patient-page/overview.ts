import type { Answers } from "~/calls/answers";

/** The data of a patient's page. */
export type Overview = Answers["patients"]["overview"];
export type Worn = Overview["courses"]["right"][number];
export type Side = Worn["eye"];

export const sides = ["right", "left"] as const satisfies readonly Side[];

/** Returns the URL of the order form filled with an earlier order. */
export const repeatAddress = (patientId: string, orderId: string) => `/products/patient-revenue?patient=${patientId}&repeat=${orderId}`;

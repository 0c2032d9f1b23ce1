import type { Answers } from "~/calls/answers";
import type { PatientHit } from "~/forms/patients/patient-hit";

type Suggested = Answers["catalogue"]["suggest"];
type Order = Answers["orders"]["history"]["orders"][number];

/** An order with what a list of results shows of it; the moment as text, so that it can be serialised. */
export type FoundOrder = Pick<Order, "id" | "cartId" | "confirmationNum" | "status" | "statusDetail" | "boxesQuantity" | "productNames"> &
  Pick<Order, "patientFirst" | "patientLast"> & { placedAt: string; imageId: string | null; trackingNumbers: string[] };

/** A page of the portal that the words name. */
export type FoundPage = { title: string; to: string };

/** The results of one search, by kind. */
export type Found = Suggested & {
  searchTerm: string;
  /** The product of a typed or scanned code, and the page for ordering it. */
  code: { name: string; imageId: string; to: string } | null;
  patients: PatientHit[];
  orders: FoundOrder[];
  pages: FoundPage[];
};

export const nothingFound: Found = {
  ...{ searchTerm: "", lenses: [], quantity: null, items: [], code: null, patients: [], orders: [], pages: [] },
};

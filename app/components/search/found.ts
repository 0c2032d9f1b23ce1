import type { Answers } from "~/calls/answers";
import type { PatientHit } from "~/forms/patients/patient-hit";

type Suggested = Answers["catalogue"]["suggest"];
type Stocked = Answers["orders"]["stockStatus"]["items"][number];
type Order = Answers["orders"]["history"]["orders"][number];

/** A lens that was found, with what adding the searched boxes to those for stock in the cart would cost and when they arrive. */
export type FoundLens = Suggested["lenses"][number] &
  Pick<Stocked, "arrivals"> & {
    stock: Pick<Stocked, "status" | "left" | "now" | "later">;
    /** Boxes of it for stock that are in the cart. */
    cartedQuantity: number;
    /** The id of the preorder that adding makes, so that sending it twice adds it once. */
    preorderId: string;
  };

/** An order with what a list of results shows of it; the moment as text, so that it can be serialised. */
export type FoundOrder = Pick<Order, "id" | "cartId" | "confirmationNum" | "status" | "statusDetail" | "boxesQuantity" | "productNames"> &
  Pick<Order, "patientFirst" | "patientLast"> & { placedAt: string; imageId: string | null; trackingNumbers: string[] };

/** A page of the portal that the words name. */
export type FoundPage = { title: string; to: string };

/** What a person opened last, and the most frequent actions (D172). */
export type Recents = Answers["recents"]["list"] & { actions: FoundPage[] };

/** Who wears the searched lens, and what is on its way. */
export type LensUse = Answers["orders"]["lensUse"];

/** The results of one search, by kind. */
export type Found = Omit<Suggested, "lenses" | "values"> & {
  searchTerm: string;
  lenses: FoundLens[];
  lensUse: LensUse;
  /** The product of a typed or scanned code, and the page for ordering it. */
  code: { name: string; imageId: string; to: string } | null;
  patients: PatientHit[];
  orders: FoundOrder[];
  pages: FoundPage[];
  /** What is offered before anything is typed. */
  recents: Recents | null;
};

export const nothingFound: Found = {
  ...{
    searchTerm: "",
    lenses: [],
    lensUse: { wearers: [], parts: [] },
    quantity: null,
    items: [],
    code: null,
    patients: [],
    orders: [],
    pages: [],
    recents: null,
  },
};

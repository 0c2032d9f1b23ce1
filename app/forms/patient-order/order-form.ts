import type { Answers } from "~/calls/answers";
import type { Eye } from "~/domain/order/order-lines";
import type { Clash } from "~/forms/cart/clash";
import type { DraftMistake } from "./find-draft-mistakes";
import type { LensFacts } from "./lens-facts";
import type { PatientDraft } from "./patient-draft";
import type { RepeatNote } from "./repeat-order";
import type { ShownFinding } from "./shown-finding";

/** The id of the form, through which buttons in the rail and in dialogs belong to it. */
export const orderFormId = "rx";

export type OrderPurchase = "Revenue" | "Trial";

/** The form as the server sends it to the page: its contents, and the server's data about its lenses. */
export type OrderFormState = {
  /** Identifies this state; the page resets when it changes. */
  stamp: string;
  draft: PatientDraft;
  facts: Record<Eye, LensFacts | null>;
  /** An old order that was filled in: its day, and what has changed since. */
  repeated: { day: string; notes: RepeatNote[] } | null;
};

/** The response to a refused or recalculated form. */
export type OrderFormAnswer = {
  state: OrderFormState;
  mistakes: DraftMistake[];
  refusal: { code: string; values: unknown } | null;
  clashes: Clash[];
  /** What is unlikely and not accepted yet (D75). */
  findings: ShownFinding[];
  /** What was sent, to send it again with the choice for the clashes. */
  entries: [string, string][];
};

export type OrderPatient = Answers["patients"]["read"]["patient"];
export type TrialAllowance = Answers["cart"]["trialAllowance"]["answers"][number];

/** Where and when lenses arrive, and the cost. */
export type DeliveryFacts = {
  locationName: string;
  locationStreet: string;
  cutOffAt: Date;
  officeDay: string;
  /** Null where the market does not ship to patients (D4). */
  toPatient: { feeAmount: number; latestDay: string } | null;
};

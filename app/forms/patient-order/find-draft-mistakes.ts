import { isCalendarDay } from "~/domain/calendar/days";
import type { Eye } from "~/domain/order/order-lines";
import { parseQuantity, type TypedQuantityCode } from "~/domain/order/quantity";
import type { EyeState } from "./eye-state";
import { eyeControlId, type PatientDraft } from "./patient-draft";

/** A text that is not accepted whatever it says: its sentence is the same in every form. */
type TextMistake = "unreadableText" | "textTooLong";

export type DraftMistakeCode =
  | "patientMissing"
  | "chooseAQuantity"
  | "lensMissing"
  | "impossible"
  | "valueMissing"
  | "unavailable"
  | TypedQuantityCode
  | "dateInvalid"
  | TextMistake;

/** Why the form cannot be added: the control to correct, and for an eye which one and which field. */
export type DraftMistake = { controlId: string; code: DraftMistakeCode; side: Eye | null; field: string | null; given: string };

/**
 * Returns everything to correct before the form can be added (D66): a patient, a quantity of at least 1 for one eye, and for every eye with
 * a quantity a lens that is made. An eye without a quantity is left out of the order.
 */
export function findDraftMistakes(draft: PatientDraft, eyes: Record<Eye, EyeState>): DraftMistake[] {
  const mistakes: DraftMistake[] = [];
  const add = (controlId: string, code: DraftMistakeCode, given = "") => mistakes.push({ controlId, code, side: null, field: null, given });
  if (draft.patientId === "") add("patient", "patientMissing");
  const wanted = wantedEyes(eyes);
  mistakes.push(...wanted.flatMap(findEyeMistakes));
  if (wanted.length === 0) add(eyeControlId("right", "quantity"), "chooseAQuantity");
  for (const name of ["startDate", "expirationDate"] as const) {
    if (draft[name] !== "" && !isCalendarDay(draft[name])) add(name, "dateInvalid", draft[name]);
  }
  return mistakes;
}

/** Whether the quantity includes the eye: empty and 0 leave it out (D62). */
export function isWanted(quantity: string): boolean {
  const typed = parseQuantity(quantity);
  return typed.permitted || typed.code !== "quantityRequired";
}

/** Returns the eyes that get boxes. */
export const wantedEyes = (eyes: Record<Eye, EyeState>) => [eyes.right, eyes.left].filter(({ draft }) => isWanted(draft.quantity));

function findEyeMistakes({ side, draft, series, impossible, missing }: EyeState): DraftMistake[] {
  const of = (name: Parameters<typeof eyeControlId>[1], code: DraftMistakeCode, given = ""): DraftMistake => ({
    controlId: eyeControlId(side, name),
    code,
    side,
    field: name,
    given,
  });
  const parsed = parseQuantity(draft.quantity);
  const quantity = parsed.permitted ? [] : [of("quantity", parsed.code, draft.quantity)];
  if (!series) return [...quantity, of("series", "lensMissing")];
  if (!series.available) return [...quantity, of("series", "unavailable")];
  return [...quantity, ...impossible.map(({ field }) => of(field, "impossible")), ...missing.map((field) => of(field, "valueMissing"))];
}

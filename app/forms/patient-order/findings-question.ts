import type { Inputs } from "~/calls/answers";
import { isCalendarDay } from "~/domain/calendar/days";
import type { EyeState } from "./eye-state";
import type { OrderPurchase } from "./order-form";
import type { PatientDraft } from "./patient-draft";

/** The question for the findings of a form: its lenses as far as they are made and chosen, and the days of its prescription. */
export type FindingsQuestion = Omit<Inputs["orderForms"]["findings"], "locationId">;

/** Returns the question for a form; null while it has no patient or no lens. */
export function findingsQuestion(
  draft: PatientDraft,
  eyes: Record<"right" | "left", EyeState>,
  purchaseType: OrderPurchase,
): FindingsQuestion | null {
  const [right, left] = [wantedLens(eyes.right), wantedLens(eyes.left)];
  if (draft.patientId === "" || (!right && !left)) return null;
  return {
    ...{ patientId: draft.patientId, purchaseType, right, left },
    preorderId: draft.revision === null ? undefined : draft.preorderId,
    startDate: isCalendarDay(draft.startDate) ? draft.startDate : null,
    expirationDate: isCalendarDay(draft.expirationDate) ? draft.expirationDate : null,
  };
}

function wantedLens({ draft, values, lens, quantity, suggested }: EyeState): NonNullable<FindingsQuestion["right"]> | null {
  if (!lens || suggested.length > 0 || quantity === 0) return null;
  return { seriesId: draft.seriesId, values, packSize: lens.packSize, quantity };
}

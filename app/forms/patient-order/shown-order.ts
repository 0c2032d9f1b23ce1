import type { OrderSeries } from "./order-series";
import type { PatientDraft } from "./patient-draft";

/** The form of a patient's order that is in view: what it holds, what it offers, and the way to put eyes into it. */
export type ShownOrder = {
  draft: PatientDraft;
  series: readonly OrderSeries[];
  restore: (stored: Pick<PatientDraft, "preorderId" | "eyes">) => void;
};

let shown: ShownOrder | null = null;

/** Null while there is none. */
export const shownOrder = (): ShownOrder | null => shown;

export function showOrder(order: ShownOrder | null): void {
  shown = order;
}

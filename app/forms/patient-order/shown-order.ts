import type { OrderSeries } from "./order-series";
import type { PatientDraft } from "./patient-draft";

/** The patient's order form that is open: its contents, its offer, and how to set its eyes. */
export type ShownOrder = {
  draft: PatientDraft;
  series: readonly OrderSeries[];
  restore: (stored: Pick<PatientDraft, "preorderId" | "eyes">) => void;
};

let shown: ShownOrder | null = null;

/** Returns it; null when there is none. */
export const shownOrder = (): ShownOrder | null => shown;

export function showOrder(order: ShownOrder | null): void {
  shown = order;
}

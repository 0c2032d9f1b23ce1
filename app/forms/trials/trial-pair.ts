import { parseChoice } from "~/domain/lens/parse-choice";
import { changeDraft } from "~/forms/patient-order/change-draft";
import type { OrderSeries } from "~/forms/patient-order/order-series";
import { type PatientDraft, sides } from "~/forms/patient-order/patient-draft";

/** A bought lens of one eye, from the cart or from an old order. */
export type BoughtLine = { eye: "right" | "left" | null; seriesId: string | null; values: Record<string, unknown> };

/**
 * Returns the trial form with one trial for each eye that has a bought lens with a trial series (`trialReference`), with the same values.
 * Values in which the trial is not made stay, and the form says so. `leftTrials` limits the quantities, right eye first.
 */
export function trialPair(
  draft: PatientDraft,
  bought: readonly BoughtLine[],
  referenceOf: ReadonlyMap<string, string>,
  trials: readonly OrderSeries[],
  leftTrials: number,
): PatientDraft {
  let filled = draft;
  let left = leftTrials;
  for (const side of sides) {
    const line = bought.find(({ eye }) => eye === side);
    const seriesId = referenceOf.get(line?.seriesId ?? "");
    if (!line || !seriesId || !trials.some(({ id }) => id === seriesId)) continue;
    const eye = { ...filled.eyes[side], chosen: parseChoice(line.values).chosen, quantity: left > 0 ? "1" : "" };
    filled = changeDraft({ ...filled, eyes: { ...filled.eyes, [side]: eye } }, { kind: "keep", side, seriesId }, trials);
    left -= 1;
  }
  return filled;
}

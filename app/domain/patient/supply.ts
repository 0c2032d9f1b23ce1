import { addDays, addMonths } from "../calendar/days";
import type { CalendarDay } from "../edition";
import type { Modality } from "../lens/series";
import { isSameLens, newestFirst, type WornLens } from "./worn-lens";

/** How long lenses last when worn one after another. */
const lasting: Record<Modality, (from: CalendarDay, lenses: number) => CalendarDay> = {
  daily: addDays,
  twoWeekly: (from, lenses) => addDays(from, 14 * lenses),
  monthly: addMonths,
  threeMonths: (from, lenses) => addMonths(from, 3 * lenses),
  sixMonths: (from, lenses) => addMonths(from, 6 * lenses),
  yearly: (from, lenses) => addMonths(from, 12 * lenses),
};

/** The supply of one eye: the lens, its boxes without a gap, and the day when the last lens runs out. */
export type Supply = Pick<WornLens, "eye" | "orderId" | "productName" | "packSize"> & {
  boxesQuantity: number;
  modality: Modality;
  from: CalendarDay;
  until: CalendarDay;
};

/**
 * Returns how long the present lenses of each eye last, right eye first. Boxes of the same lens that arrive before the earlier ones run out
 * are used after those; another lens ends the use of the earlier one. An eye whose lens has no known wearing period is left out.
 */
export function supplyOf(lenses: readonly WornLens[], modalityOf: (seriesId: string) => Modality | null): Supply[] {
  return (["right", "left"] as const).flatMap((eye) => {
    const ofEye = newestFirst(lenses.filter((lens) => lens.eye === eye)).toReversed();
    const worn = ofEye.at(-1);
    const modality = worn ? modalityOf(worn.seriesId) : null;
    if (!worn || !modality) return [];
    const changedAt = ofEye.findLastIndex((lens) => !isSameLens(lens, worn));
    let run = { boxesQuantity: 0, from: worn.arrivesOn, until: worn.arrivesOn };
    for (const { arrivesOn, packSize, quantity } of ofEye.slice(changedAt + 1)) {
      const continues = run.boxesQuantity > 0 && arrivesOn <= run.until;
      const from = continues ? run.from : arrivesOn;
      const until = lasting[modality](continues ? run.until : arrivesOn, packSize * quantity);
      run = { boxesQuantity: (continues ? run.boxesQuantity : 0) + quantity, from, until };
    }
    const { orderId, productName, packSize } = worn;
    return [{ eye, orderId, productName, packSize, modality, ...run }];
  });
}

import type { Series } from "../lens/series";
import { plainValue } from "../order/lens-key";
import { linesOf } from "../order/order-lines";
import type { Preorder } from "../order/preorder";

/** The data of a series that the trial rules need. */
export type TrialSeries = Pick<Series, "id" | "trial" | "trialReference" | "trialMultiplier">;

/** Every series of the edition by id, whether in the cart or not: the revenue series that refer to a trial series decide on it. */
export type SeriesById = ReadonlyMap<string, TrialSeries>;

/** Packs of one lens line (D19). `power` is the sphere in hundredths of a dioptre, null for a lens without one. */
export type TrialUnits = { preorderId: string; patientId: string | null; seriesId: string; power: number | null; quantity: number };

/** Returns the units that D19 counts: of active preorders only, trials and revenue separately; revenue of every kind and pack. */
export function countedUnits(preorders: readonly Preorder[]): { trials: TrialUnits[]; revenue: TrialUnits[] } {
  const active = preorders.filter(({ status }) => status === "active");
  return { trials: unitsOf(active, "Trial"), revenue: unitsOf(active, "Revenue") };
}

function unitsOf(preorders: Preorder[], purchaseType: "Trial" | "Revenue"): TrialUnits[] {
  return preorders
    .filter(({ merchandise }) => merchandise.purchaseType === purchaseType)
    .flatMap((preorder) =>
      linesOf(preorder)
        .filter(({ quantity }) => quantity > 0)
        .map(({ seriesId, values, quantity }) => ({
          preorderId: preorder.id,
          patientId: preorder.patientId,
          seriesId,
          power: hundredths(values.power),
          quantity,
        })),
    );
}

/** Returns a sphere in whole hundredths of a dioptre: -3.25 is -325. */
export function hundredths(power: number | string | undefined): number | null {
  const value = power === undefined ? null : plainValue(power);
  return typeof value === "number" ? Math.round(value * 100) + 0 : null;
}

/** Returns the number of packs. */
export function totalUnits(units: readonly { quantity: number }[]): number {
  return units.reduce((sum, each) => sum + each.quantity, 0);
}

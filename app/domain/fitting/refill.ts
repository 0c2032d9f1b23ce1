import type { LensValues } from "../lens/lens-values";
import type { Preorder } from "../order/preorder";
import { officeAllowance, type TrialLimit } from "../trial/trial-allowance";
import type { ItemReason } from "../trial/trial-findings";
import { hundredths, type SeriesById } from "../trial/trial-units";

/** A lens that needs packs; `expected` are on their way or in a cart, `orderable` says whether it is made and may be ordered. */
export type LackingLens = {
  seriesId: string;
  productId: string;
  values: LensValues;
  packSize: number;
  onShelf: number;
  wanted: number;
  expected: number;
  orderable: boolean;
};

/** Why packs are not proposed: the limit of D19 that prevents them, with its maximum; or the lens cannot be ordered. */
export type LeftOutReason = ItemReason | "notOrderable";
export type LeftOut = { packs: number; reason: LeftOutReason; max: number };

export type RefillLine = LackingLens & { lacking: number; proposed: number; leftOut: LeftOut | null };

/** Returns how many packs are missing beyond those expected. */
export const lackingPacks = ({ wanted, onShelf, expected }: Pick<LackingLens, "wanted" | "onShelf" | "expected">) =>
  Math.max(0, wanted - onShelf - expected);

/**
 * Returns the trial packs that refill a shelf within the trial rules of the cart (D19, D161). Packs go one by one to the lens that would
 * have the fewest, in a tie to the weaker power, and never beyond what D20 allows. What is left out carries the limit that prevents it. The
 * lines are in the order of the lenses.
 */
export function proposeRefill(lenses: readonly LackingLens[], preorders: readonly Preorder[], seriesById: SeriesById): RefillLine[] {
  const lines = lenses.map((lens): RefillLine => ({ ...lens, lacking: lackingPacks(lens), proposed: 0, leftOut: null }));
  for (const line of packsByNeed(lines)) {
    const { leftOut } = line;
    if (leftOut) leftOut.packs += 1;
    else if (!line.orderable) line.leftOut = { packs: 1, reason: "notOrderable", max: 0 };
    else {
      const tightest = tightestFor(line, { lines, preorders, seriesById });
      if (tightest.left > 0) line.proposed += 1;
      else line.leftOut = { packs: 1, reason: tightest.reason, max: tightest.max };
    }
  }
  return lines;
}

type Proposing = { lines: readonly RefillLine[]; preorders: readonly Preorder[]; seriesById: SeriesById };

/** Returns the tightest limit on one more pack of a lens, given what is proposed already. */
function tightestFor({ seriesId, values }: RefillLine, { lines, preorders, seriesById }: Proposing): TrialLimit<ItemReason> {
  const proposed = lines.filter((line) => line.seriesId === seriesId && line.proposed > 0);
  return officeAllowance({ seriesId, power: values.power }, [...preorders, officeTrialOf(proposed)], seriesById).limits[0];
}

/** Returns how many packs of a trial series the cart allows, over all powers (D20); `reason` says why it is none. */
export function seriesAllowance(seriesId: string, preorders: readonly Preorder[], seriesById: SeriesById) {
  const { limits } = officeAllowance({ seriesId, power: undefined }, preorders, seriesById);
  const { max, used, left, reason } = limits.find((limit) => limit.reason !== "exceedsPowerAllowance") ?? limits[0];
  return { max, used, left, reason: reason === "exceedsRevenueTimesMultiplier" ? null : reason };
}

/** Returns the proposed packs as an office trial in the cart, as the rules count it. */
function officeTrialOf(lines: readonly RefillLine[]): Preorder {
  return {
    ...{ id: "", revision: 1, locationId: "", orderType: "Trial", patientId: null, shippingAddressId: null, note: "", status: "active" },
    ...{ dispensingPreference: "DispenseFromOffice", promotionId: null, replacesOrderId: null, receivedFrom: null },
    merchandise: {
      category: "ContactLenses",
      purchaseType: "Trial",
      lines: lines.map(({ productId, seriesId, packSize, values, proposed }) => ({
        ...{ id: productId, productId, seriesId, packSize, values, quantity: proposed },
      })),
    },
  };
}

/** Returns one entry per missing pack, the lens that would have the fewest packs first. */
function packsByNeed(lines: readonly RefillLine[]): RefillLine[] {
  const packs = lines.flatMap((line) =>
    Array.from({ length: line.lacking }, (_, index) => ({ line, packsBefore: line.onShelf + line.expected + index })),
  );
  const strength = ({ values }: RefillLine) => Math.abs(hundredths(values.power) ?? 0);
  return packs
    .toSorted(
      (one, other) =>
        one.packsBefore - other.packsBefore ||
        strength(one.line) - strength(other.line) ||
        (one.line.productId < other.line.productId ? -1 : one.line.productId > other.line.productId ? 1 : 0),
    )
    .map(({ line }) => line);
}

import type { LensValue } from "~/domain/lens/lens-values";
import type { LensField } from "~/domain/lens/parameters";
import { rememberedOf } from "~/domain/remembered";

/** Blocks as the calls return them. */
export type Restrictions = readonly { values: Readonly<Record<string, readonly LensValue[]>>; packSizes: readonly number[] }[];

/** The lowest and highest value of a parameter, or its words. */
export type RangeFact = { field: LensField; from: number; to: number } | { field: LensField; words: string[] };

const shown = ["power", "cylinder", "addition"] as const;

/** Cached results: blocks are never changed in place, and a page shows those of many series. */
const known = new WeakMap<Restrictions, readonly RangeFact[]>();

/** Returns power, cylinder and addition of a series in short: from the strongest minus to the strongest plus, cylinder from the weakest. */
export function rangeFacts(restrictions: Restrictions): readonly RangeFact[] {
  return rememberedOf(known, restrictions, () => findRanges(restrictions));
}

function findRanges(restrictions: Restrictions): RangeFact[] {
  return shown.flatMap((field): RangeFact[] => {
    const words = new Set<string>();
    let least = Number.POSITIVE_INFINITY;
    let most = Number.NEGATIVE_INFINITY;
    for (const { values } of restrictions) {
      for (const value of values[field] ?? []) {
        if (typeof value === "string") words.add(value);
        if (typeof value !== "number") continue;
        least = Math.min(least, value);
        most = Math.max(most, value);
      }
    }
    if (words.size > 0) return [{ field, words: [...words] }];
    if (least > most) return [];
    return [field === "cylinder" ? { field, from: most, to: least } : { field, from: least, to: most }];
  });
}

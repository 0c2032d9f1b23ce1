import type { LensValue } from "~/domain/lens/lens-values";
import type { LensField } from "~/domain/lens/parameters";

/** Blocks as the calls answer them. */
export type Restrictions = readonly { values: Readonly<Record<string, readonly LensValue[]>>; packSizes: readonly number[] }[];

/** The ends of what is made of a parameter, or its words. */
export type RangeFact = { field: LensField; from: number; to: number } | { field: LensField; words: string[] };

const shown = ["power", "cylinder", "addition"] as const;

/** Power, cylinder and addition of a series in short: from the strongest minus to the strongest plus, cylinder from the weakest on. */
export function rangeFacts(restrictions: Restrictions): RangeFact[] {
  return shown.flatMap((field): RangeFact[] => {
    const values = [...new Set(restrictions.flatMap((block) => block.values[field] ?? []))];
    const words = values.filter((value) => typeof value === "string");
    if (words.length > 0) return [{ field, words }];
    const numbers = values.filter((value) => typeof value === "number").sort((one, other) => one - other);
    const [least, most] = [numbers[0], numbers.at(-1)];
    if (least === undefined || most === undefined) return [];
    return [field === "cylinder" ? { field, from: most, to: least } : { field, from: least, to: most }];
  });
}

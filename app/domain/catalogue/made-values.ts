import type { LensValue } from "~/domain/lens/lens-values";
import { type LensField, lensFields } from "~/domain/lens/parameters";
import { type PowerRun, powerRuns } from "~/domain/lens/power-runs";
import type { Restrictions } from "./range-facts";

/** The values of a block that can be combined (D14): numbers as ranges with even steps, words as they are. */
export type MadeValues = {
  key: string;
  packSizes: number[];
  fields: ({ field: LensField; runs: PowerRun[] } | { field: LensField; words: string[] })[];
};

/** Returns the blocks of a series for display, without what has one value everywhere, which `constantValues` returns. */
export function madeValues(restrictions: Restrictions): MadeValues[] {
  const constant = new Set(constantValues(restrictions).map(({ field }) => field));
  return restrictions.map(({ values, packSizes }, index) => ({
    key: `${index}`,
    packSizes: [...packSizes],
    fields: lensFields.flatMap((field) => {
      const list = values[field];
      return list === undefined || constant.has(field) ? [] : [fieldValues(field, list)];
    }),
  }));
}

/** Returns the values that all lenses of a series share, such as base curve and diameter. */
export function constantValues(restrictions: Restrictions): { field: LensField; value: LensValue }[] {
  return lensFields.flatMap((field) => {
    const values = new Set(restrictions.flatMap((block) => block.values[field] ?? []));
    const [value] = values;
    return values.size === 1 && value !== undefined ? [{ field, value }] : [];
  });
}

function fieldValues(field: LensField, list: readonly LensValue[]): MadeValues["fields"][number] {
  const numbers = list.filter((value) => typeof value === "number");
  if (numbers.length < list.length) return { field, words: list.map(String) };
  return { field, runs: powerRuns(numbers.toSorted((one, other) => one - other)) };
}

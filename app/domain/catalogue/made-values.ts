import type { LensValue } from "~/domain/lens/lens-values";
import { type LensField, lensFields } from "~/domain/lens/parameters";
import { type PowerRun, powerRuns } from "~/domain/lens/power-range";
import type { Restrictions } from "./range-facts";

/** What can be combined in one block (D14): numbers as runs of even steps, words as they are. */
export type MadeValues = {
  key: string;
  packSizes: number[];
  fields: ({ field: LensField; runs: PowerRun[] } | { field: LensField; words: string[] })[];
};

/** The blocks of a series for reading; what has one value everywhere is left to `constantValues`. */
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

/** The values that all lenses of a series share: base curve, diameter. */
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

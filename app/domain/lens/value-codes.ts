import type { LensValue } from "./lens-values";
import type { LensField } from "./parameters";
import type { SeriesKind } from "./series";

/**
 * The fixed value codes of D15. A value's code never depends on a series, so codes do not change when a series gains or loses values.
 * Tables of words and packs are append-only; code 0 means that the lens has no such field.
 */
export type CodeTable = { codeOf: (value: LensValue) => number | null; valueOf: (code: number) => LensValue | null };

/** One digit of the mixed radix: codes 0 to radix - 1. */
export type CodedField = { field: LensField | "packSize"; radix: number };

const additionWords = ["near", "low", "medium", "high"];
const designWords = ["D", "N"];
const packs = [1, 2, 3, 5, 6, 30, 90, 180, 10, 24];
const colors = ["amber", "aqua", "blue", "brown", "chestnut", "green", "grey", "hazel", "honey", "sapphire", "turquoise", "violet"];

/** The tables by field; a field without a table cannot be coded. */
export const codeTables: Partial<Record<LensField | "packSize", CodeTable>> = {
  power: steps(-25, 0.25, 201),
  cylinder: steps(-7.75, 0.25, 31),
  axis: steps(5, 5, 36),
  addition: either(steps(0.25, 0.25, 12), additionWords),
  baseCurve: steps(7, 0.1, 25),
  diameter: steps(13, 0.1, 39),
  design: list(designWords),
  color: list(colors),
  packSize: list(packs),
};

/**
 * The fields that are coded for each kind of series, most significant first; the product of the radixes is below 10^8. A field that is not
 * in the layout must have one value in the whole series. Kinds without a layout have no GTIN.
 */
export const codeLayouts: Partial<Record<SeriesKind, readonly CodedField[]>> = {
  sphere: layout({ packSize: 12, diameter: 40, baseCurve: 26, power: 202 }),
  myopiaControl: layout({ packSize: 12, diameter: 40, baseCurve: 26, power: 202 }),
  toric: layout({ packSize: 12, baseCurve: 26, axis: 37, cylinder: 32, power: 202 }),
  multifocal: layout({ packSize: 12, diameter: 20, baseCurve: 26, design: 4, addition: 17, power: 202 }),
  toricMultifocal: layout({ packSize: 7, design: 3, addition: 17, axis: 37, cylinder: 32, power: 202 }),
  color: layout({ packSize: 11, diameter: 40, baseCurve: 26, color: 40, power: 202 }),
};

function layout(radixes: Partial<Record<LensField | "packSize", number>>): readonly CodedField[] {
  return (Object.keys(radixes) as (LensField | "packSize")[]).map((field) => ({ field, radix: radixes[field] ?? 1 }));
}

function steps(first: number, step: number, count: number): CodeTable {
  return {
    codeOf: (value) => {
      if (typeof value !== "number") return null;
      const index = Math.round((value - first) / step);
      return index >= 0 && index < count && valueAt(index) === value ? index + 1 : null;
    },
    valueOf: (code) => (code >= 1 && code <= count ? valueAt(code - 1) : null),
  };
  function valueAt(index: number): number {
    return Math.round((first + index * step) * 100) / 100 + 0;
  }
}

function list(values: readonly LensValue[]): CodeTable {
  return {
    codeOf: (value) => (values.includes(value) ? values.indexOf(value) + 1 : null),
    valueOf: (code) => values[code - 1] ?? null,
  };
}

/** Returns a table in which the codes of words follow those of numbers. */
function either(numbers: CodeTable, wordList: readonly string[]): CodeTable {
  const named = list(wordList);
  const shift = 12;
  return {
    codeOf: (value) => {
      if (typeof value === "number") return numbers.codeOf(value);
      const code = named.codeOf(value);
      return code === null ? null : code + shift;
    },
    valueOf: (code) => (code <= shift ? numbers.valueOf(code) : named.valueOf(code - shift)),
  };
}

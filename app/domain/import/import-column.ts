import { type LensField, lensFields } from "../lens/parameters";

/**
 * A column of an import. `optional`: an empty cell means null; `byDefault`: what an empty cell means. Texts and whole numbers have limits,
 * words a list; an amount is written in the currency's main unit and stored in its smallest.
 */
export type ImportColumn = { readonly name: string; readonly optional?: true; readonly byDefault?: string } & (
  | { readonly type: "text" | "id" | "texts"; readonly max: number }
  | { readonly type: "whole" | "number"; readonly min: number; readonly max: number }
  | { readonly type: "word" | "words"; readonly words: readonly string[] }
  | { readonly type: "amount" | "day" | "flag" | "gtin" }
);

const text = (name: string, max = 120) => ({ name, type: "text", max }) as const;
const id = (name: string) => ({ name, type: "id", max: 80 }) as const;
const whole = (name: string, min: number, max: number) => ({ name, type: "whole", min, max }) as const;
const flag = (name: string, byDefault?: string) => ({ name, type: "flag", ...(byDefault === undefined ? {} : { byDefault }) }) as const;
const optional = <Column extends ImportColumn>(column: Column) => ({ ...column, optional: true }) as const;

export const priceColumns = [
  id("itemId"),
  whole("packSize", 1, 1000),
  { name: "priceRetail", type: "amount" },
  { name: "priceAnnual", type: "amount" },
  whole("annualBoxes", 1, 1000),
] as const satisfies readonly ImportColumn[];

/** The currency of a price list, written to every exported file; an imported file that has it must name the market's. */
export const currencyColumn = "currency";

export const stockColumns = [
  id("itemId"),
  text("productId", 400),
  whole("onHand", 0, 1_000_000),
  optional({ name: "expectedDay", type: "day" }),
  flag("soldOut", "false"),
] as const satisfies readonly ImportColumn[];

/** The column with the kind of item of a catalogue row. */
export const recordColumn = "record";

const imageTones = ["blue", "violet", "green", "amber", "coral", "slate", "teal"] as const;
const tone = { name: "imageTone", type: "word", words: imageTones } as const;

export const seriesColumns = [
  id("id"),
  whole("seriesNumber", 1, 999),
  text("itemId", 80),
  text("name"),
  text("displayName"),
  optional(text("privateLabel")),
  text("manufacturerName"),
  { name: "modality", type: "word", words: ["daily", "twoWeekly", "monthly", "threeMonths", "sixMonths", "yearly"] },
  {
    name: "kind",
    type: "word",
    words: ["sphere", "toric", "multifocal", "toricMultifocal", "myopiaControl", "color", "softK", "icd"],
  },
  { name: "type", type: "word", words: ["Soft-K Family", "Sphere", "Multifocal", "Colors", "Toric", "ICD Family"] },
  ...[flag("isSpeciality"), flag("madeToOrder"), flag("trial"), flag("active")],
  optional(id("trialReference")),
  whole("trialMultiplier", 0, 10),
  optional(text("trialName")),
  { name: "status", type: "word", words: ["Stable", "Updated"] },
  { name: "matchHistory", type: "texts", max: 50, byDefault: "" },
  { name: "parameterSortOrder", type: "words", words: lensFields, byDefault: "" },
  text("material", 80),
  optional({ name: "waterPercent", type: "number", min: 0, max: 100 }),
  optional({ name: "oxygenTransmissibility", type: "number", min: 0, max: 1000 }),
  optional(text("permitNumber", 80)),
  optional(text("modelName", 80)),
  optional(text("reviewNumber", 80)),
  tone,
] as const satisfies readonly ImportColumn[];

export const solutionColumns = [
  id("id"),
  text("itemId", 80),
  text("name"),
  text("displayName"),
  text("manufacturerName"),
  whole("volumeMillilitres", 1, 10_000),
  whole("packSize", 1, 100),
  whole("bottlesPerCase", 1, 1000),
  ...[flag("starter"), flag("active")],
  { name: "gtin", type: "gtin" },
  tone,
] as const satisfies readonly ImportColumn[];

/** Columns that identify a product in a list; lens values are in columns named after the parameters. */
export const productColumns = [
  optional(id("seriesId")),
  optional(text("productId", 400)),
  optional({ name: "gtin", type: "gtin" }),
  optional(whole("packSize", 1, 1000)),
] as const satisfies readonly ImportColumn[];

/** The packs of a block, and the catalogue's column names of the lens parameters. */
export const packSizesColumn = "packSizes";
export const blockColumn = (field: LensField) => `rx.${field}`;
export const listSeparator = "|";

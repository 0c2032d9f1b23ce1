import { progressiveValues } from "~/domain/lens/allowed-values";
import { checkChoice, type Impossible } from "~/domain/lens/check-choice";
import { type Choice, type ChoiceField, lensValuesOf } from "~/domain/lens/choice";
import { completeValues } from "~/domain/lens/complete-values";
import { formatLensValue } from "~/domain/lens/format-lens-value";
import { lensExists } from "~/domain/lens/lens-exists";
import { type LensValue, type LensValues, prescriptionFields } from "~/domain/lens/lens-values";
import { seriesFields } from "~/domain/lens/series-fields";
import { shownFields } from "~/domain/lens/shown-fields";
import { openSuggestions } from "~/domain/lens/suggested-values";
import type { Eye } from "~/domain/order/order-lines";
import { parseQuantity } from "~/domain/order/quantity";
import { boxPrice } from "~/domain/price/box-price";
import { productIdOf } from "~/domain/product/product-id";
import { findSeries, type OrderSeries, type Pack } from "./order-series";
import type { EyeDraft } from "./patient-draft";

/** One field as it is shown: its allowed values, its chosen value, and why that cannot be made. */
export type EyeField = {
  field: ChoiceField;
  values: readonly LensValue[];
  chosen: LensValue | null;
  impossible: Impossible | null;
  isSuggested: boolean;
};

/** Everything that follows from what was typed for an eye; the same in the browser and on the server. */
export type EyeState = {
  side: Eye;
  draft: EyeDraft;
  series: OrderSeries | null;
  fields: EyeField[];
  /** Fields with only one value, as short text: they are shown, not asked for. */
  fixed: { field: ChoiceField; text: string }[];
  values: LensValues;
  impossible: Impossible[];
  /** Fields that still need a value. */
  missing: ChoiceField[];
  /** Fields with a value that nobody chose or confirmed yet (D53): a lens with such values is not called orderable. */
  suggested: (typeof prescriptionFields)[number][];
  pack: Pack | null;
  /** The lens that can be ordered; null while something is missing or impossible. */
  lens: { productId: string; packSize: number } | null;
  /** Boxes; null while no valid number is typed. */
  quantity: number | null;
  /** The price of a box in a line of this quantity, in the smallest unit; null while not known. */
  price: { unit: number; currency: Pack["priceRetail"]["currency"] } | null;
  /** How many months the boxes last for this eye; null while not known, and for trials, which nobody wears for a year. */
  monthsOfSupply: number | null;
};

/** Returns the state of an eye from what was typed and the blocks of its series (D14). */
export function eyeStateOf(side: Eye, draft: EyeDraft, all: readonly OrderSeries[]): EyeState {
  const series = findSeries(all, draft.seriesId);
  const parsed = parseQuantity(draft.quantity);
  const quantity = parsed.permitted ? parsed.quantity : null;
  const nothing = { fields: [], fixed: [], values: {}, impossible: [], missing: [], suggested: [], pack: null, lens: null, price: null };
  if (!series) return { ...nothing, side, draft, series, quantity, monthsOfSupply: null };
  const { values: possible, impossible } = checkChoice(series, draft.chosen);
  const complete = completeValues(series, possible);
  const shown = shownChoiceFields(series);
  const open = openSuggestions(draft.suggested ?? {}, draft.chosen);
  const suggested = prescriptionFields.filter((field) => field in open);
  const fields = fieldsOf(series, shown, complete, impossible, suggested);
  const values = lensValuesOf(complete);
  const packSize = complete.packSize;
  const pack = series.packs.find((each) => each.packSize === packSize) ?? null;
  const made = impossible.length === 0 && packSize !== undefined && lensExists(series, values, packSize);
  return {
    side,
    draft,
    series,
    fields,
    fixed: fixedOf(series, shown, complete),
    values,
    impossible,
    missing: shown.filter((field) => complete[field] === undefined && !impossible.some((each) => each.field === field)),
    suggested,
    pack,
    lens: made ? { productId: productIdOf(series, values, packSize), packSize } : null,
    quantity,
    price: pack && priceOf(pack, quantity),
    monthsOfSupply: pack && quantity && !series.trial ? Math.round((quantity / pack.annualBoxes) * 12) : null,
  };
}

/** Returns the fields of the form: those with more than one value (D61), and the pack when there are several. */
function shownChoiceFields(series: OrderSeries): ChoiceField[] {
  const packs = new Set(series.rxParameterRestrictions.flatMap((block) => block.packSizes));
  return [...shownFields(series), ...(packs.size > 1 ? (["packSize"] as const) : [])];
}

function fieldsOf(
  series: OrderSeries,
  shown: ChoiceField[],
  complete: Choice,
  impossible: Impossible[],
  suggested: readonly ChoiceField[],
): EyeField[] {
  const offered = progressiveValues(series, complete);
  return shown.map((field) => {
    const struck = impossible.find((each) => each.field === field) ?? null;
    const chosen = struck ? struck.value : (complete[field] ?? null);
    return { field, values: offered[field] ?? [], chosen, impossible: struck, isSuggested: suggested.includes(field) };
  });
}

function fixedOf(series: OrderSeries, shown: ChoiceField[], complete: Choice): EyeState["fixed"] {
  return seriesFields(series)
    .filter((field) => !shown.includes(field))
    .flatMap((field) => {
      const value = complete[field];
      return value === undefined ? [] : [{ field, text: formatLensValue(field, value) }];
    });
}

function priceOf({ priceRetail, priceAnnual, annualBoxes, packSize }: Pack, quantity: number | null): EyeState["price"] {
  const row = { itemId: "", packSize, priceRetail: priceRetail.amount, priceAnnual: priceAnnual.amount, annualBoxes };
  const { unitPrice } = boxPrice(row, quantity ?? 1);
  return { unit: unitPrice, currency: priceRetail.currency };
}

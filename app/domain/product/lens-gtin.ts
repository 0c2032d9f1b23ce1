import type { Choice, Lens } from "../lens/choice";
import { lensValuesOf } from "../lens/choice";
import { completeValues } from "../lens/complete-values";
import { lensExists } from "../lens/lens-exists";
import type { LensValues } from "../lens/lens-values";
import type { LensField } from "../lens/parameters";
import type { Series } from "../lens/series";
import { seriesFields } from "../lens/series-fields";
import { type CodedField, codeLayouts, codeTables } from "../lens/value-codes";
import { itemCodeLimit, parseRestrictedGtin, restrictedGtin } from "./restricted-gtin";

/**
 * Returns the GTIN-14 of one lens in one pack (D15): the series number and a reversible mixed radix of fixed value codes. Null for lenses
 * that are not made, for made-to-order series, and for values without a code.
 */
export function gtinOf(series: Series, values: LensValues, packSize: number): string | null {
  const layout = layoutOf(series);
  if (!layout || !lensExists(series, values, packSize)) return null;
  const lens: Choice = { ...values, packSize };
  let itemCode = 0;
  for (const { field, radix } of layout) {
    const value = lens[field];
    const code = value === undefined ? 0 : (codeTables[field]?.codeOf(value) ?? null);
    if (code === null || code >= radix) return null;
    itemCode = itemCode * radix + code;
  }
  return itemCode < itemCodeLimit ? restrictedGtin(series.seriesNumber, itemCode) : null;
}

/** Returns the lens of a scanned GTIN, computed from its digits without a search; null when it is not made, or no longer. */
export function lensOfGtin(seriesByNumber: ReadonlyMap<number, Series>, gtin: string): (Lens & { series: Series }) | null {
  const read = parseRestrictedGtin(gtin);
  const series = read && seriesByNumber.get(read.number);
  const layout = series && layoutOf(series);
  if (!layout) return null;
  const coded: Choice = {};
  let rest = read.itemCode;
  for (const { field, radix } of layout.toReversed()) {
    const value = codeTables[field]?.valueOf(rest % radix) ?? undefined;
    if (field !== "packSize") coded[field] = value;
    else if (typeof value === "number") coded.packSize = value;
    rest = Math.floor(rest / radix);
  }
  const { packSize, ...chosen } = completeValues(series, coded);
  const values = lensValuesOf(chosen);
  if (packSize === undefined || gtinOf(series, values, packSize) !== gtin) return null;
  return { series, values, packSize };
}

/** Returns the layout of a stocked series when every field outside it has only one value. */
function layoutOf(series: Series): readonly CodedField[] | null {
  const layout = codeLayouts[series.kind];
  if (!layout || series.madeToOrder) return null;
  const outside = seriesFields(series).filter((field) => !layout.some((coded) => coded.field === field));
  return outside.every((field) => hasOneValue(series, field)) ? layout : null;
}

function hasOneValue(series: Series, field: LensField): boolean {
  return new Set(series.rxParameterRestrictions.flatMap((block) => block.values[field] ?? [])).size === 1;
}

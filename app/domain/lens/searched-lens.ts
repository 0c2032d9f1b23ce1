import { productIdOf } from "../product/product-id";
import { allowedValues } from "./allowed-values";
import type { Choice } from "./choice";
import type { LensValues } from "./lens-values";
import type { Series } from "./series";
import { seriesFields } from "./series-fields";

const prescribed = ["power", "cylinder", "addition"] as const;

type Searched = { productId: string; packSize: number; values: LensValues };

/**
 * Returns the lens of a series that has exactly the searched power, cylinder and addition, in each of its packs; other values are the first
 * allowed ones, the axis 180. Empty when the series makes no such lens.
 */
export function findSearchedLens(series: Series, searched: LensValues): Searched[] {
  const fields = seriesFields(series);
  const asked = Object.keys(searched) as (keyof LensValues)[];
  if (prescribed.some((field) => fields.includes(field) && searched[field] === undefined)) return [];
  if (asked.some((field) => !fields.includes(field) || !allowedValues(series)[field]?.includes(searched[field] ?? ""))) return [];
  let chosen: Choice = { ...searched };
  for (const field of fields) {
    const offered = allowedValues(series, chosen)[field] ?? [];
    const value = chosen[field] ?? offered[0];
    if (value === undefined || !offered.includes(value)) return [];
    chosen = { ...chosen, [field]: value };
  }
  const { packSize: _, ...values } = chosen;
  return allowedValues(series, chosen).packSize.map((packSize) => ({
    ...{ productId: productIdOf(series, values as LensValues, packSize), packSize },
    values: values as LensValues,
  }));
}

import { productIdOf } from "../product/product-id";
import { allowedValues } from "./allowed-values";
import type { Choice } from "./choice";
import type { LensValues } from "./lens-values";
import type { Series } from "./series";
import { seriesFields } from "./series-fields";

const prescribed = ["power", "cylinder", "addition"] as const;

type Searched = { productId: string; packSize: number; values: LensValues };

/**
 * The lens of a series that has exactly the searched power, cylinder and addition; another value that was not searched is the first on
 * offer, the axis 180. Null where the series makes no such lens.
 */
export function findSearchedLens(series: Series, searched: LensValues): Searched | null {
  const fields = seriesFields(series);
  const asked = Object.keys(searched) as (keyof LensValues)[];
  if (prescribed.some((field) => fields.includes(field) && searched[field] === undefined)) return null;
  if (asked.some((field) => !fields.includes(field) || !allowedValues(series)[field]?.includes(searched[field] ?? ""))) return null;
  let chosen: Choice = { ...searched };
  for (const field of fields) {
    const offered = allowedValues(series, chosen)[field] ?? [];
    const value = chosen[field] ?? offered[0];
    if (value === undefined || !offered.includes(value)) return null;
    chosen = { ...chosen, [field]: value };
  }
  const [packSize] = allowedValues(series, chosen).packSize;
  if (packSize === undefined) return null;
  const { packSize: _, ...values } = chosen;
  return { productId: productIdOf(series, values as LensValues, packSize), packSize, values: values as LensValues };
}

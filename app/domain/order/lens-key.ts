import type { LensValue } from "../lens/lens-values";
import { lensFields } from "../lens/parameters";
import type { LensLine } from "./preorder";

/** The number in a value that came as text ("-3.25", "+1.50"), and words as they are; minus zero counts as zero. */
export function plainValue(value: LensValue): LensValue {
  const number = typeof value === "number" ? value : /^[+-]?\d+(\.\d+)?$/.test(value.trim()) ? Number(value) : Number.NaN;
  return Number.isNaN(number) ? value : number + 0;
}

/**
 * One text for one lens in one pack: lines with the same key are the same product. productId says it alone (D15);
 * before the server has filled it, series, pack and values do. Keys of the two sorts are never compared with each other
 * because the server fills every line of a cart.
 */
export function lensKey({ productId, seriesId, packSize, values }: Omit<LensLine, "id" | "quantity">): string {
  if (productId !== null) return productId;
  const known = lensFields.flatMap((field) => {
    const value = values[field];
    return value === undefined ? [] : [`${field}=${plainValue(value)}`];
  });
  return [seriesId, packSize, ...known].join(" ");
}

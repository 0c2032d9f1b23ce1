import type { LensValue } from "../lens/lens-values";
import { lensFields } from "../lens/parameters";
import type { LensLine } from "./preorder";

/** Returns the number in a value sent as text ("-3.25", "+1.50"), and words unchanged; minus zero becomes zero. */
export function plainValue(value: LensValue): LensValue {
  const number = typeof value === "number" ? value : /^[+-]?\d+(\.\d+)?$/.test(value.trim()) ? Number(value) : Number.NaN;
  return Number.isNaN(number) ? value : number + 0;
}

/**
 * Returns a key for a lens in a pack: lines with the same key are the same product. It is the productId (D15), or series, pack and values
 * before the server has filled that in. The two forms are never compared, because the server fills in every line of a cart.
 */
export function lensKey({ productId, seriesId, packSize, values }: Omit<LensLine, "id" | "quantity">): string {
  if (productId !== null) return productId;
  const known = lensFields.flatMap((field) => {
    const value = values[field];
    return value === undefined ? [] : [`${field}=${plainValue(value)}`];
  });
  return [seriesId, packSize, ...known].join(" ");
}

import type { LensValue } from "../lens/lens-values";
import { type LensField, lensFields } from "../lens/parameters";
import { plainValue } from "./lens-key";
import type { LensLine } from "./preorder";

/** A line as the calls write it: the lens values stand beside id and quantity, and fields without a value may be null. */
export type FlatLine = Omit<LensLine, "values" | "productId"> & { productId?: string | null } & {
  [Field in LensField]?: LensValue | null;
};

/** A line from its flat shape; numbers sent as text become numbers. */
export function lineFromFlat(flat: FlatLine): LensLine {
  const values = lensFields.flatMap((field) => {
    const value = flat[field];
    return value === undefined || value === null || value === "" ? [] : [[field, plainValue(value)] as const];
  });
  const { id, seriesId, packSize, quantity } = flat;
  return { id, seriesId, productId: flat.productId ?? null, packSize, values: Object.fromEntries(values), quantity };
}

/** The flat shape of a line, as carts and orders answer it. */
export function lineToFlat({ values, ...line }: LensLine): FlatLine {
  return { ...line, ...values };
}

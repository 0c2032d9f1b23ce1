import type { LensValues } from "~/domain/lens/lens-values";
import type { Eye } from "~/domain/order/order-lines";

/** A clash in the refusal `alreadyInCart` of cart.sync. */
export type Clash = {
  lineId: string;
  existingLineId: string;
  eye: Eye | null;
  productName: string;
  /** Empty for a solution. */
  values: LensValues;
  packSize: number;
  existingQuantity: number;
  incomingQuantity: number;
};

import type { LensValues } from "~/domain/lens/lens-values";

/** A clash in the refusal `alreadyInCart` of cart.sync. */
export type Clash = {
  lineId: string;
  existingLineId: string;
  productName: string;
  values: LensValues;
  packSize: number;
  existingQuantity: number;
  incomingQuantity: number;
};

import type { LensValues } from "~/domain/lens/lens-values";

/** One entry of the data with which cart.sync refuses `alreadyInCart`. */
export type Clash = {
  lineId: string;
  existingLineId: string;
  productName: string;
  values: LensValues;
  packSize: number;
  existingQuantity: number;
  incomingQuantity: number;
};

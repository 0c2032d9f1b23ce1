import type { FittingPacks } from "~/domain/fitting/fitting-shelf";

/** Returns a row of a shelf, with default values for whatever a case does not name. */
export function packsOf(id: string, given: Partial<FittingPacks> = {}): FittingPacks {
  return { id, productId: "-3", lot: null, expiresOn: null, left: 1, ...given };
}

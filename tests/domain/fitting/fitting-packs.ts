import type { FittingPacks } from "~/domain/fitting/fitting-shelf";

/** One row of a shelf; everything that a case does not name is plain. */
export function packsOf(id: string, given: Partial<FittingPacks> = {}): FittingPacks {
  return { id, productId: "-3", lot: null, expiresOn: null, left: 1, ...given };
}

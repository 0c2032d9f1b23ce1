import type { Modality } from "./series";

/** Returns the number of lenses in a pack where the series has none given (D16): daily 24, all others 6. */
export function defaultPackSize(modality: Modality): number {
  return modality === "daily" ? 24 : 6;
}

import type { Modality } from "./series";

/** Lenses in a pack where the series itself does not say (D16): daily 24, all others 6. */
export function defaultPackSize(modality: Modality): number {
  return modality === "daily" ? 24 : 6;
}

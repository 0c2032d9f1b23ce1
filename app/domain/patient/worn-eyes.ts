import type { LensValues } from "../lens/lens-values";
import { newestFirst, type WornLens } from "./worn-lens";

/** Whether it is a lens of one of the series that has all these values. */
export function isAskedLens(
  lens: { seriesId: string | null; values: LensValues },
  { seriesIds, values }: { seriesIds: readonly string[]; values: LensValues },
): boolean {
  const fields = Object.keys(values) as (keyof LensValues)[];
  return seriesIds.some((id) => id === lens.seriesId) && fields.every((field) => lens.values[field] === values[field]);
}

/** Returns the lens last ordered for each eye, right eye first. */
export function wornNow<Lens extends Pick<WornLens, "eye" | "orderedOn">>(lenses: readonly Lens[]): Lens[] {
  return (["right", "left"] as const).flatMap((eye) => newestFirst(lenses.filter((lens) => lens.eye === eye)).slice(0, 1));
}

import type { Doors } from "~/db/doors.server";
import { findPublishedSeries, findPublishedSolution } from "~/db/queries/published-items.server";
import { parseImageId } from "~/domain/lens/image-paths";
import { type PackShotFacts, seriesPackShot, solutionPackShot } from "~/domain/lens/pack-shot-facts";

/**
 * What the picture of an image id shows; null when no edition sells such a product. Pictures are public, as a catalogue in
 * print is: they say nothing of a practice.
 */
export function findPackShot(doors: Doors, imageId: string): Promise<PackShotFacts | null> {
  const { itemId, packSize } = parseImageId(imageId);
  return doors.asDistributor(async (tx) => {
    const series = await findPublishedSeries(tx, itemId);
    if (series) return seriesPackShot(series, packSize);
    const solution = await findPublishedSolution(tx, itemId);
    return solution && (packSize ?? solution.packSize) === solution.packSize ? solutionPackShot(solution) : null;
  });
}

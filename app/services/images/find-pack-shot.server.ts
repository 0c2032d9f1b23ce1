import { findPublishedSeries, findPublishedSolution } from "~/db/queries/catalogue/published-items.server";
import { parseImageId } from "~/domain/product/image-paths";
import { seriesPackShot, solutionPackShot } from "~/domain/product/pack-shot-facts";
import { open } from "../access.server";

/**
 * What the picture of an image id shows; not found when no edition sells such a product. Pictures are public, as a catalogue in
 * print is: they say nothing of a practice.
 */
export const findPackShot = open.catalogue.packShot.handler(async ({ input, context: { doors }, errors }) => {
  const { itemId, packSize } = parseImageId(input.imageId);
  const shown = await doors.asDistributor(async (tx) => {
    const series = await findPublishedSeries(tx, itemId);
    if (series) return seriesPackShot(series, packSize);
    const solution = await findPublishedSolution(tx, itemId);
    return solution && (packSize ?? solution.packSize) === solution.packSize ? solutionPackShot(solution) : null;
  });
  if (!shown) throw errors.notFound();
  return shown;
});

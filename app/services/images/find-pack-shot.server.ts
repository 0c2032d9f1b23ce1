import { findPublishedSeries, findPublishedSolution } from "~/db/queries/catalogue/published-items.server";
import { addressGroup } from "~/domain/account/address-limit";
import { parseImageId } from "~/domain/product/image-paths";
import { seriesPackShot, solutionPackShot } from "~/domain/product/pack-shot-facts";
import { open } from "../access.server";
import { createTokenBuckets } from "../token-buckets.server";

/** A page shows many images at once, and a practice many pages. */
const pictures = createTokenBuckets({ perSecond: 1000 });

/**
 * Returns what the image of an id shows; not found when no edition sells such a product. Images are public, like a printed catalogue: they
 * reveal nothing about a practice. An IP address may request 1,000 a second.
 */
export const findPackShot = open.catalogue.packShot.handler(async ({ input, context, errors }) => {
  const { doors, callerAddress, settings } = context;
  const retryAfterSeconds = pictures.take(addressGroup(callerAddress), settings.workers);
  if (retryAfterSeconds > 0) throw errors.tooManyRequests({ data: { retryAfterSeconds } });
  const { itemId, packSize } = parseImageId(input.imageId);
  const shown = await doors.readDistributor(async (tx) => {
    const series = await findPublishedSeries(tx, itemId);
    if (series) return seriesPackShot(series, packSize);
    const solution = await findPublishedSolution(tx, itemId);
    return solution && (packSize ?? solution.packSize) === solution.packSize ? solutionPackShot(solution) : null;
  });
  if (!shown) throw errors.notFound();
  return shown;
});

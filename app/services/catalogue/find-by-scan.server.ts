import { lensOfGtin } from "~/domain/lens/lens-gtin";
import { productIdOf } from "~/domain/lens/product-id";
import { parseScan } from "~/domain/scan/parse-scan";
import { signedIn } from "../access.server";
import { loadCatalogue, loadPracticeChoices } from "./catalogue-data.server";

/**
 * The product behind a scan or a typed code (D15), with what the code itself says: a lens of a series that the practice may see, or a
 * solution; neither when the text is no code or stands for something that is not sold here.
 */
export const findByScan = signedIn.catalogue.findByScan.handler(async ({ input, context }) => {
  const { person, edition } = context;
  const code = parseScan(input.scan);
  const nothing = { code, lens: null, solution: null };
  if (code === null) return nothing;
  const { gtin } = code;
  return context.withTenant(async (tx) => {
    const catalogue = await loadCatalogue(tx, edition.code);
    const active = [...catalogue.seriesById.values()].filter((series) => series.active);
    const found = lensOfGtin(new Map(active.map((series) => [series.seriesNumber, series])), gtin);
    const solution = [...catalogue.solutionsById.values()].find((each) => each.active && each.gtin === gtin);
    const itemId = found?.series.id ?? solution?.id;
    if (itemId === undefined || !(await loadPracticeChoices(tx, person.tenantId, [itemId])).of(itemId).visible) return nothing;
    if (!found) return { ...nothing, solution: { solutionId: itemId } };
    const { series, values, packSize } = found;
    return { ...nothing, lens: { seriesId: series.id, packSize, productId: productIdOf(series, values, packSize), values } };
  });
});

import { findProductOfGtin } from "~/db/queries/catalogue/imports.server";
import { marketDayOf } from "~/domain/calendar/market-time";
import type { Series } from "~/domain/lens/series";
import { lensOfGtin } from "~/domain/product/lens-gtin";
import { parseProductId, productIdOf } from "~/domain/product/product-id";
import { findScanMistake, hasExpired, parseScan } from "~/domain/scan/parse-scan";
import { signedIn } from "../access.server";
import { loadPracticeCatalogue, shownName } from "./load-catalogue.server";

/**
 * The product behind a scan or a typed code (D15: an imported GTIN wins), with what the code itself says: a lens of a series that the practice may see, or a
 * solution; neither when the text is no code or stands for something that is not sold here.
 */
export const findByScan = signedIn.catalogue.findByScan.handler(async ({ input, context }) => {
  const { edition, now } = context;
  const read = parseScan(input.scan);
  const nothing = { code: null, mistake: findScanMistake(input.scan), lens: null, solution: null };
  if (read === null) return nothing;
  const said = { ...nothing, code: { ...read, isExpired: hasExpired(read, marketDayOf(now, edition.timeZone)) } };
  return context.read(async (db) => {
    const { catalogue, choices } = await loadPracticeCatalogue(db, edition.code);
    const active = [...catalogue.seriesById.values()].filter((series) => series.active);
    const imported = await findProductOfGtin(db.tx, edition.code, read.gtin);
    const found = imported
      ? importedLens(active, imported)
      : lensOfGtin(new Map(active.map((series) => [series.seriesNumber, series])), read.gtin);
    const solution = [...catalogue.solutionsById.values()].find((each) => each.active && each.gtin === read.gtin);
    const item = found?.series ?? solution;
    if (item === undefined) return said;
    const { visible, available } = choices.of(item.id);
    if (!visible) return said;
    const name = shownName(item);
    if (!found) return { ...said, solution: { solutionId: item.id, name, available } };
    const { series, values, packSize } = found;
    const productId = productIdOf(series, values, packSize);
    return { ...said, lens: { seriesId: series.id, name, trial: series.trial, available, packSize, productId, values } };
  });
});

/** The lens of an imported GTIN, when its series is sold and makes it. */
function importedLens(sold: readonly Series[], { seriesId, productId }: { seriesId: string; productId: string }) {
  const series = sold.find(({ id }) => id === seriesId);
  const lens = series && parseProductId(series, productId);
  return lens ? { ...lens, series } : null;
}

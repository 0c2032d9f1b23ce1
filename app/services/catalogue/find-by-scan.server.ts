import { marketDayOf } from "~/domain/calendar/market-time";
import { productIdOf } from "~/domain/product/product-id";
import { findScanMistake, hasExpired, parseScan } from "~/domain/scan/parse-scan";
import { signedIn } from "../access.server";
import { loadPracticeCatalogue, shownName } from "./load-catalogue.server";
import { productOfGtin } from "./product-of-gtin.server";

/**
 * Returns the product of a scanned or typed code (D15), with the contents of the code: a lens of a series that the practice may see, or a
 * solution; neither when the text is no code or the product is not sold here.
 */
export const findByScan = signedIn.catalogue.findByScan.handler(async ({ input, context }) => {
  const { edition, now } = context;
  const read = parseScan(input.scan);
  const nothing = { code: null, mistake: findScanMistake(input.scan), lens: null, solution: null };
  if (read === null) return nothing;
  const codeOnly = { ...nothing, code: { ...read, isExpired: hasExpired(read, marketDayOf(now, edition.timeZone)) } };
  return context.read(async (db) => {
    const { catalogue, choices } = await loadPracticeCatalogue(db, edition.code);
    const found = await productOfGtin(db.tx, catalogue, read.gtin);
    const item = found?.series ?? found?.solution;
    if (!found || !item?.active) return codeOnly;
    const { visible, available } = choices.of(item.id);
    if (!visible) return codeOnly;
    const name = shownName(item);
    if (found.solution) return { ...codeOnly, solution: { solutionId: item.id, name, available } };
    const { series, values, packSize } = found;
    const productId = productIdOf(series, values, packSize);
    return { ...codeOnly, lens: { seriesId: series.id, name, trial: series.trial, available, packSize, productId, values } };
  });
});

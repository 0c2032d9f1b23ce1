import type { Transaction } from "~/db/database.server";
import { findProductOfGtin } from "~/db/queries/catalogue/imports.server";
import type { LensValues } from "~/domain/lens/lens-values";
import type { Series, Solution } from "~/domain/lens/series";
import { lensOfGtin } from "~/domain/product/lens-gtin";
import { parseProductId } from "~/domain/product/product-id";
import type { Catalogue } from "./load-catalogue.server";

type Found = { series: Series; values: LensValues; packSize: number; solution?: never } | { solution: Solution; series?: never };
type Known = Pick<Catalogue, "edition" | "seriesById" | "solutionsById">;

/**
 * Returns the lens or the solution of a GTIN (D15: an imported one takes precedence), sold today or not; null when it belongs to neither.
 */
export async function productOfGtin(tx: Transaction, known: Known, gtin: string): Promise<Found | null> {
  const { edition, seriesById, solutionsById } = known;
  const imported = await findProductOfGtin(tx, edition, gtin);
  const lens = imported
    ? importedLens(seriesById.get(imported.seriesId), imported.productId)
    : lensOfGtin(new Map([...seriesById.values()].map((series) => [series.seriesNumber, series])), gtin);
  if (lens) return lens;
  const solution = [...solutionsById.values()].find((each) => each.gtin === gtin);
  return solution ? { solution } : null;
}

/** Returns the lens of an imported GTIN, when its series makes it. */
function importedLens(series: Series | undefined, productId: string) {
  const lens = series && parseProductId(series, productId);
  return series && lens ? { ...lens, series } : null;
}

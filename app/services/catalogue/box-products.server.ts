import type { PracticeDb } from "~/db/database.server";
import type { BoxProduct } from "~/domain/delivery/counted-box";
import { productIdOf } from "~/domain/product/product-id";
import { parseScan } from "~/domain/scan/parse-scan";
import { type Catalogue, shownName } from "./load-catalogue.server";
import { productOfGtin } from "./product-of-gtin.server";

/** Returns the products of scanned boxes by GTIN; null when it is unknown. */
export async function boxProducts(
  db: PracticeDb,
  catalogue: Catalogue,
  codes: readonly string[],
): Promise<ReadonlyMap<string, BoxProduct | null>> {
  const products = new Map<string, BoxProduct | null>();
  for (const gtin of new Set(codes.flatMap((code) => parseScan(code)?.gtin ?? []))) {
    products.set(gtin, await productOf(db, catalogue, gtin));
  }
  return products;
}

async function productOf({ tx }: PracticeDb, catalogue: Catalogue, gtin: string): Promise<BoxProduct | null> {
  const found = await productOfGtin(tx, catalogue, gtin);
  if (!found) return null;
  if (found.solution) {
    const { id: productId, packSize } = found.solution;
    return { productId, productName: shownName(found.solution), packSize, isLens: false, values: {} };
  }
  const { series, values, packSize } = found;
  return { productId: productIdOf(series, values, packSize), productName: shownName(series), packSize, isLens: true, values };
}

import { blocksOfLenses } from "../lens/blocks-of-lenses";
import type { Lens } from "../lens/choice";
import { countListedLenses, lensesOfBlocks } from "../lens/lenses-of-blocks";
import type { Block, Series } from "../lens/series";
import { gtinOf } from "../product/lens-gtin";
import { productIdOf } from "../product/product-id";
import { parseRestrictedGtin } from "../product/restricted-gtin";
import type { ImportMistake } from "./import-mistake";
import { type GtinRow, gtinRow, type ImportRow } from "./import-rows";

/** A product of a list, with its GTIN and its line. */
export type ListedProduct = Lens & { gtin: string | null; line: number };

/** Maximum number of blocks of a series, as in the calls. */
export const blocksMax = 100;

/** Above this number of lenses, sets of blocks are compared as written, not lens by lens. */
const comparedLenses = 200_000;

/** Returns the blocks for a product list (D90): the series' own when they make the same lenses, else the fewest that are found. */
export function blocksOfProducts(present: Series | undefined, products: readonly ListedProduct[]): Block[] {
  const listed = new Set(products.map((lens) => productIdOf({ id: "" }, lens.values, lens.packSize)));
  const made = present && lensIdsOf(present.rxParameterRestrictions);
  if (present && made?.size === listed.size && [...listed].every((id) => made.has(id))) return present.rxParameterRestrictions;
  return blocksOfLenses(products);
}

/** Returns the lenses that blocks make, as texts; null when there are too many to list. */
export function lensIdsOf(blocks: readonly Block[]): Set<string> | null {
  if (countListedLenses(blocks) > comparedLenses) return null;
  const ids = new Set<string>();
  for (const { values, packSize } of lensesOfBlocks(blocks)) ids.add(productIdOf({ id: "" }, values, packSize));
  return ids;
}

/**
 * Returns the GTINs that a list names for products of a series, except derived ones (D15). A number of our own range is accepted only for
 * the product that it is derived from.
 */
export function gtinsOfProducts(series: Series, products: readonly ListedProduct[], mistakes: ImportMistake[]): ImportRow[] {
  return products.flatMap(({ values, packSize, gtin, line }) => {
    if (gtin === null || gtin === gtinOf(series, values, packSize)) return [];
    if (parseRestrictedGtin(gtin)) {
      mistakes.push({ line, column: "gtin", code: "gtinReserved", value: gtin });
      return [];
    }
    return [gtinRow({ productId: productIdOf(series, values, packSize), seriesId: series.id, gtin })];
  });
}

/**
 * Returns a mistake for each GTIN that two products would share, of the list or of the rest of the market, with the line of the later one.
 */
export function findTakenGtins(products: readonly ListedProduct[], othersGtins: ReadonlySet<string>): ImportMistake[] {
  const lineOf = new Map<string, number>();
  return products.flatMap(({ gtin, line }): ImportMistake[] => {
    if (gtin === null) return [];
    const earlier = lineOf.get(gtin);
    lineOf.set(gtin, earlier ?? line);
    return earlier === undefined && !othersGtins.has(gtin) ? [] : [{ line, column: "gtin", code: "gtinTaken", value: gtin }];
  });
}

/** Returns the market's GTINs of other products and of solutions, except those of these series. */
export function gtinsOfOthers(
  { gtins, solutionsById }: { gtins: readonly GtinRow[]; solutionsById: ReadonlyMap<string, { gtin: string }> },
  seriesIds: ReadonlySet<string>,
): Set<string> {
  const ofProducts = gtins.filter(({ seriesId }) => !seriesIds.has(seriesId)).map(({ gtin }) => gtin);
  return new Set([...ofProducts, ...[...solutionsById.values()].map(({ gtin }) => gtin)]);
}

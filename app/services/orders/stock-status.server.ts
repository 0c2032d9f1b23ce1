import { listStockLevels } from "~/db/queries/stock.server";
import { parseProductId, seriesIdOfProduct } from "~/domain/lens/product-id";
import { stockStatusOf } from "~/domain/stock/stock-status";
import { signedIn } from "../access.server";
import { loadCatalogue } from "../catalogue/catalogue-data.server";
import { shelfFinder } from "../catalogue/find-shelf.server";

/** What the shelf says of products and quantities, each for itself; of a product nobody knows it says to call (spec section 8). */
export const stockStatus = signedIn.orders.stockStatus.handler(async ({ input, context, errors }) => {
  const { edition, now } = context;
  if (input.country !== edition.code) throw errors.notFound();
  const { catalogue, levels } = await context.withTenant(async (tx) => ({
    catalogue: await loadCatalogue(tx, edition.code),
    levels: await listStockLevels(
      tx,
      edition.code,
      input.items.map(({ productId }) => productId),
    ),
  }));
  const findShelf = shelfFinder(catalogue, levels, edition, now);
  return {
    items: input.items.map(({ productId, quantity }) => {
      const series = catalogue.seriesById.get(seriesIdOfProduct(productId));
      const isMade = series ? parseProductId(series, productId) !== null : catalogue.solutionsById.has(productId);
      const shelf = isMade ? findShelf(series?.id ?? productId, productId) : null;
      const { status, left, now: atOnce, later, expectedDay } = stockStatusOf(shelf, quantity);
      return { productId, status, left, now: atOnce, later, expectedAt: expectedDay };
    }),
  };
});

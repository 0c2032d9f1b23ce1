import { writeStockLevel } from "~/db/queries/practice/distributor.server";
import { parseProductId } from "~/domain/product/product-id";
import { distributor } from "../access.server";
import { loadCatalogue } from "../catalogue/load-catalogue.server";
import { applied, inOrderOf, refusedItem } from "./item-outcome.server";

/**
 * Updates stock as the distributor reports it, less what it has reserved; the newest report counts. Rows are written sorted by product, as
 * checkouts lock them, so that neither deadlocks.
 */
export const updateStock = distributor.distributor.updateStock.handler(({ input, context }) =>
  context.doors.asDistributor(async (tx) => {
    const { edition } = input;
    const { seriesById, solutionsById } = await loadCatalogue(tx, edition);
    const results = await inOrderOf(
      input.items,
      (item) => item.productId,
      async ({ itemId, productId, ...level }) => {
        const series = seriesById.get(itemId);
        if (!series && !solutionsById.has(itemId)) return refusedItem("unknownItem");
        const isKnown = series ? parseProductId(series, productId) !== null : productId === itemId;
        if (!isKnown) return refusedItem("unknownProduct");
        await writeStockLevel(tx, { edition, itemId, productId, ...level, countedAt: context.now });
        return applied;
      },
    );
    return { results };
  }),
);

import { raiseCatalogueVersion, writePrice } from "~/db/queries/practice/distributor.server";
import { findPriceRow, type PriceRow } from "~/domain/price/price-row";
import { distributor } from "../access.server";
import { loadCatalogue } from "../catalogue/load-catalogue.server";
import { applied, inOrderOf, refusedItem, unchanged } from "./item-outcome.server";

/**
 * Updates the prices of items and packs that the distributor has published; an annual price above the retail price is refused. Of two
 * entries for one pack the later counts.
 */
export const updatePrices = distributor.distributor.updatePrices.handler(({ input, context }) =>
  context.doors.asDistributor(async (tx) => {
    const { edition } = input;
    const { seriesById, solutionsById, prices } = await loadCatalogue(tx, edition);
    const written = new Map<string, Pick<PriceRow, "priceRetail" | "priceAnnual" | "annualBoxes">>();
    const results = await inOrderOf(
      input.items,
      ({ itemId }) => itemId,
      async ({ itemId, packSize, ...price }) => {
        const series = seriesById.get(itemId);
        const packSizes = series?.rxParameterRestrictions.flatMap((block) => block.packSizes) ?? [solutionsById.get(itemId)?.packSize];
        if (!series && !solutionsById.has(itemId)) return refusedItem("unknownItem");
        if (!packSizes.includes(packSize)) return refusedItem("unknownProduct");
        if (price.priceAnnual > price.priceRetail) return refusedItem("invalidValues");
        const key = `${itemId} ${packSize}`;
        const present = written.get(key) ?? findPriceRow(prices, itemId, packSize);
        const isSame = present && Object.entries(price).every(([name, value]) => present[name as keyof typeof price] === value);
        if (isSame) return unchanged;
        await writePrice(tx, { edition, itemId, packSize, ...price });
        written.set(key, price);
        return applied;
      },
    );
    if (results.some(({ outcome }) => outcome === "applied")) await raiseCatalogueVersion(tx, edition, context.now);
    return { results };
  }),
);

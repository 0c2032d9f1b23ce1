import type { Inputs } from "~/calls/answers";
import { parseProductId, seriesIdOfProduct } from "~/domain/product/product-id";
import { stockStatusOf } from "~/domain/stock/stock-status";
import { locationOf } from "~/services/catalogue/location-of-call.server";
import { signedIn } from "../access.server";
import type { SignedInContext } from "../call-context.server";
import { arrivalsOf, deliveryPromiser } from "../cart/promise-delivery.server";
import { loadStockLevels, shelfFinder } from "../catalogue/find-shelf.server";
import { loadCatalogue } from "../catalogue/load-catalogue.server";

/**
 * Returns stock and arrival of products in the requested quantities, each separately (D29); for an unknown product, that the practice
 * should call (D69).
 */
export const stockStatus = signedIn.orders.stockStatus.handler(async ({ input, context, errors }) => {
  const locationId = locationOf(input, context.person);
  if (input.country !== context.edition.code || !locationId) throw errors.notFound();
  return { items: await loadStockAnswers(context, { ...input, locationId }) };
});

type Asked = Pick<Inputs["orders"]["stockStatus"], "items" | "toPatient"> & { locationId: string };

/** Returns the stock status of each product and quantity, in order. */
export async function loadStockAnswers(
  { edition, now, read, workplaceAt }: SignedInContext,
  { items, toPatient = false, locationId }: Asked,
) {
  const { catalogue, levels } = await read(async (db) => ({
    catalogue: await loadCatalogue(db.tx, edition.code),
    levels: await loadStockLevels(
      db,
      edition.code,
      items.map(({ productId }) => productId),
    ),
  }));
  const findShelf = shelfFinder(catalogue, levels, { edition, now });
  const promise = deliveryPromiser({ edition, now, shippingOption: workplaceAt(locationId).location.defaultShippingOption, catalogue });
  return items.map(({ productId, quantity = 1 }) => {
    const series = catalogue.seriesById.get(seriesIdOfProduct(productId));
    const isMade = series ? parseProductId(series, productId) !== null : catalogue.solutionsById.has(productId);
    const itemId = series?.id ?? productId;
    const stock = stockStatusOf(isMade ? findShelf(itemId, productId) : null, quantity);
    const { status, left, now: atOnce, later, expectedDay } = stock;
    const arrivals = arrivalsOf(stock, promise(itemId, stock, toPatient), toPatient);
    return { productId, status, left, now: atOnce, later, expectedAt: expectedDay, arrivals };
  });
}

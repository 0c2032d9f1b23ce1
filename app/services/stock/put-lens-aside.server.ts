import { deletePutAside, upsertPutAside } from "~/db/queries/orders/shelf-use.server";
import { marketDayOf } from "~/domain/calendar/market-time";
import { parseProductId, seriesIdOfProduct } from "~/domain/product/product-id";
import { putAsideUntil } from "~/domain/replenishment/put-aside";
import { signedIn } from "../access.server";
import { loadCatalogue } from "../catalogue/load-catalogue.server";

/** Puts a lens aside for everybody at a location, or undoes that (D89); repeating either changes nothing. */
export const putLensAside = signedIn.stock.putAside.handler(({ input, context, errors }) =>
  context.withTenant(async (db) => {
    const { person, edition, now } = context;
    const { locationId, productId, putAside } = input;
    const series = (await loadCatalogue(db.tx, edition.code)).seriesById.get(seriesIdOfProduct(productId));
    if (!person.locationIds.includes(locationId) || !series || !parseProductId(series, productId)) throw errors.notFound();
    if (putAside) await upsertPutAside(db, { locationId, productId }, now);
    else await deletePutAside(db, { locationId, productId });
    return { productId, until: putAside ? putAsideUntil(marketDayOf(now, edition.timeZone)) : null };
  }),
);

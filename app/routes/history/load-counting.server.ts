import { data, type RouterContextProvider } from "react-router";
import { v7 as newId } from "uuid";
import { callsContext, sessionContext } from "~/context.server";
import { foundOr404 } from "~/middleware/found-or-404.server";

type Context = Readonly<RouterContextProvider>;

/** Returns the location in the URL, or else the person's present location; throws 404 for one that is not the person's (D35). */
export function locationOf(url: URL, context: Context) {
  const { locations, locationId } = context.get(sessionContext);
  const asked = url.searchParams.get("location") || locationId;
  const location = locations.find(({ _id }) => _id === asked);
  if (!location) throw data(null, { status: 404 });
  return { id: location._id, name: location.name, isOther: location._id !== locationId };
}

/** Loads what the location expects and has counted, ids for the next box and the next delivery, and what it received before. */
export async function loadCounting(url: URL, context: Context) {
  const { deliveries } = context.get(callsContext);
  const location = locationOf(url, context);
  const next = url.searchParams.get("next") ?? undefined;
  const [{ today, lines, ...counting }, earlier] = await Promise.all([
    foundOr404(deliveries.view({ locationId: location.id })),
    foundOr404(deliveries.list({ locationId: location.id, next })),
  ]);
  const ids = { newDeliveryId: counting.deliveryId ?? newId(), boxId: newId() };
  return { location, today, lines, counting, ...ids, earlier: { ...earlier, isFirst: next === undefined } };
}

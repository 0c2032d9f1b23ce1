import type { RouterContextProvider } from "react-router";
import { v7 as newId } from "uuid";
import { sessionContext } from "~/context.server";

/** The name of the location whose shelf it is, and the id from which the ids of what the next form does follow. */
export function shelfPlace(context: Readonly<RouterContextProvider>) {
  const { locations, locationId } = context.get(sessionContext);
  return { location: locations.find(({ _id }) => _id === locationId)?.name ?? "", batchId: newId() };
}

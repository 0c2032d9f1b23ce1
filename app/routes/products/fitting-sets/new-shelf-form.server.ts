import type { RouterContextProvider } from "react-router";
import { v7 as newId } from "uuid";
import { sessionContext } from "~/context.server";

/** Returns the name of the person's location, and a new form id from which the ids of the form's acts are derived. */
export function newShelfForm(context: Readonly<RouterContextProvider>) {
  const { locations, locationId } = context.get(sessionContext);
  return { location: locations.find(({ _id }) => _id === locationId)?.name ?? "", batchId: newId() };
}

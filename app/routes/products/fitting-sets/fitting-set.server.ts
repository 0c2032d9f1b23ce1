import type { RouterContextProvider } from "react-router";
import { callsContext, sessionContext } from "~/context.server";
import { chosenOf } from "~/forms/fitting/fitting-form";
import { foundOr404 } from "~/middleware/found-or-404.server";
import { newShelfForm } from "./new-shelf-form.server";

/** Returns the set of a series at the person's location, with the values chosen in the URL. */
export async function loadFittingSet(context: Readonly<RouterContextProvider>, seriesId: string, search: URLSearchParams) {
  const { locationId } = context.get(sessionContext);
  const asked = { locationId, seriesId: seriesId.slice(0, 80), chosen: chosenOf(search) };
  return { set: await foundOr404(context.get(callsContext).fitting.view(asked)), ...newShelfForm(context) };
}

import { callsContext } from "~/context.server";
import type { Route } from "./+types/facts";
import { loadSheetFacts } from "./posted-grid";

/** Names and packs of series, for drafts stored on the device. */
export async function loader({ context, url }: Route.LoaderArgs) {
  return Response.json(await loadSheetFacts(context.get(callsContext), url.searchParams.getAll("series")));
}

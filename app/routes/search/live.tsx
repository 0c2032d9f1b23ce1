import { data } from "react-router";
import { text } from "~/calls/text";
import { nothingFound } from "~/components/search/found";
import { readForm } from "~/middleware/read-form.server";
import type { Route } from "./+types/live";
import { findEverything } from "./find-everything.server";

/** Only POST is supported: a name is never in a URL (D33). */
export function loader() {
  throw data(null, { status: 405, headers: { Allow: "POST" } });
}

/** Returns the results for what has been typed so far; a refused text finds nothing, with status 422. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const { typed, mistakes } = await readForm(request, { words: text(100) });
  const found = mistakes ? { ...nothingFound, searchTerm: typed.words } : await findEverything(context, typed.words.trim());
  return Response.json(found, { status: mistakes ? 422 : 200, headers: { "Cache-Control": "no-store" } });
}

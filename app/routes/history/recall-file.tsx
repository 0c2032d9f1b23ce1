import { href, redirect } from "react-router";
import { callsContext, sessionContext } from "~/context.server";
import { canSearchRecalls } from "~/domain/account/permissions";
import { foundOr404 } from "~/middleware/found-or-404.server";
import type { Route } from "./+types/recall-file";

/** Who got the boxes of the lots in the URL, as a file (D30, D87). */
export async function loader({ context, url }: Route.LoaderArgs) {
  if (!canSearchRecalls(context.get(sessionContext).user)) throw redirect(href("/products"));
  const asked = { lots: url.searchParams.get("lots") ?? "", product: url.searchParams.get("product") };
  const { headers, body } = await foundOr404(context.get(callsContext).recalls.download(asked));
  return new Response(body, { headers: { ...headers, "cache-control": "no-store" } });
}

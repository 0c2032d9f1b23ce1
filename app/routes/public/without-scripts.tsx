import { redirect } from "react-router";
import { sameOriginPath } from "~/domain/same-origin-path";
import { scriptsCookie } from "~/domain/scripts-cookie";
import type { Route } from "./+types/without-scripts";

/** Redirects a browser that no longer runs scripts back to the page `to`, which then comes complete (D177). */
export function loader({ url }: Route.LoaderArgs) {
  const headers = { "Set-Cookie": `${scriptsCookie}=; Path=/; Max-Age=0; SameSite=Lax` };
  return redirect(sameOriginPath(url.searchParams.get("to")), { headers });
}

import { callEntranceContext } from "~/middleware/answering.server";
import type { Route } from "./+types/calls";

/** The HTTP endpoint of the calls (D68): integrations, remote portals, and the description at /api/openapi.json. */
export function loader({ request, url, context }: Route.LoaderArgs) {
  return context.get(callEntranceContext)(request, url);
}

export function action({ request, url, context }: Route.ActionArgs) {
  return context.get(callEntranceContext)(request, url);
}

import type { MiddlewareFunction } from "react-router";
import { unavailable } from "~/integrations/unavailable.server";
import { requestContext } from "./request-facts.server";

/** Answers a page for which the process has no room (D108), before it asks for anything. The last middleware of the root route. */
export const turnAwayMiddleware: MiddlewareFunction<Response> = ({ context }) => {
  if (context.get(requestContext).isTurnedAway) throw unavailable;
};

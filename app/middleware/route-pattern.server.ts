import type { MiddlewareFunction } from "react-router";
import { requestContext } from "./request-facts.server";

/** Stores the pattern of the matched route for log and metrics (D33). The first middleware of the root route. */
export const routePatternMiddleware: MiddlewareFunction<Response> = ({ context, pattern }) => {
  context.get(requestContext).pattern = pattern;
};

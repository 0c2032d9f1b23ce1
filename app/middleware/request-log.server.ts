import type { Response as ExpressResponse, Request } from "express";
import type { MiddlewareFunction } from "react-router";
import type { FinishedRequest } from "~/middleware/metrics.server";
import { type RequestFacts, requestContext } from "~/middleware/request-facts.server";

/** Notes the pattern of the matched route for log and metrics. The first middleware of the root route. */
export const routePatternMiddleware: MiddlewareFunction<Response> = ({ context, pattern }) => {
  context.get(requestContext).pattern = pattern;
};

/** Writes one line when the answer is complete or the caller has gone: no address, no query, no person (D33). */
export function logRequest(
  request: Request,
  response: ExpressResponse,
  facts: RequestFacts,
  observe: (finished: FinishedRequest) => void,
): void {
  const startedAt = performance.now();
  response.once("close", () => {
    const durationMs = Math.round((performance.now() - startedAt) * 10) / 10;
    const finished = { method: request.method, pattern: facts.pattern, status: response.statusCode, durationMs };
    observe(finished);
    const complete = response.writableFinished;
    const level = response.statusCode >= 500 ? "error" : "info";
    facts.log[level]({ ...finished, ...(complete ? {} : { aborted: true }) }, "request");
  });
}

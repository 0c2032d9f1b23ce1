import type { Response as ExpressResponse, Request } from "express";
import type { RequestFacts } from "~/middleware/request-facts.server";
import type { FinishedRequest } from "./metrics.server";

/** Logs one line when the response is complete or the caller has disconnected; without URL, query or person (D33). */
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

import { data, type MiddlewareFunction } from "react-router";
import { unavailable } from "~/integrations/unavailable.server";
import { requestContext } from "./request-facts.server";

/**
 * Answers a page whose calls failed. One with an unanswerable call has status 503, whatever it made of that: its content may be incomplete,
 * and what it saved may have been saved, so it is requested or sent again. A page that sent what a call refuses, and has no text for it, has
 * the status of the refusal. A middleware of its own within the portal's: the response to an error that a middleware throws after the page
 * does not return through it, and would have neither cookies nor `Retry-After`.
 */
export const failedCallsMiddleware: MiddlewareFunction<Response> = async ({ context }, next) => {
  const response = await next();
  const { wasUnavailable, refusedStatus } = context.get(requestContext);
  if (wasUnavailable && response.status !== 503) throw unavailable;
  if (refusedStatus !== null && response.status >= 500) throw data(null, { status: refusedStatus });
  return response;
};

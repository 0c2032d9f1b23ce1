import { createContext, data, type MiddlewareFunction } from "react-router";
import { callsContext, noticeContext, nowContext } from "~/context.server";
import { unavailable } from "~/integrations/unavailable.server";
import { type Answering, callEntranceContext } from "~/middleware/answering.server";
import { currentSessionContext, rememberSession } from "~/middleware/current-session.server";
import { openNoticeBoard } from "~/middleware/notices.server";
import { requestContext } from "~/middleware/request-facts.server";
import { openReturnPath, returnPathContext } from "~/middleware/return-path.server";
import { openSessionCookies } from "~/middleware/session-cookies.server";

/** What the process opens once and every request shares. */
export type PortalParts = { answering: Answering; sessionSecret: string; clock: () => Date };

export const portalContext = createContext<PortalParts>();

/**
 * What a browser deletes at sign-out: all that the portal stores in it except cookies, which reveal no more than language and device (D7,
 * D31).
 */
const keptOnTheDevice = '"storage"';

/** Seconds after which a browser may retry what could not be answered. */
const retryAfterSeconds = "5";

/**
 * Fills the contexts of a request and writes the cookies of its response. The second middleware of the root route. A page with an
 * unanswerable call has status 503, whatever it made of that: its content may be incomplete, and what it saved may have been saved, so it
 * is requested or sent again. A page that sent what a call refuses, and has no text for it, has the status of the refusal.
 */
export const portalMiddleware: MiddlewareFunction<Response> = async ({ request, url, context }, next) => {
  const { answering, sessionSecret, clock } = context.get(portalContext);
  const facts = context.get(requestContext);
  const cookie = request.headers.get("Cookie");
  const sealed = { secret: sessionSecret, secure: facts.secure };
  const [carrier, notices, returnPath] = await Promise.all([
    openSessionCookies(request.headers, sealed),
    openNoticeBoard(cookie, sealed),
    openReturnPath(cookie, sealed),
  ]);
  const now = clock();
  const apiKey = /^Bearer (\S{1,500})$/.exec(request.headers.get("Authorization") ?? "")?.[1] ?? null;
  const { calls, entrance } = answering({ now, facts, carrier, apiKey });
  context.set(nowContext, now);
  context.set(noticeContext, notices);
  context.set(returnPathContext, returnPath);
  context.set(callsContext, calls);
  context.set(callEntranceContext, entrance);
  context.set(currentSessionContext, rememberSession(calls));
  const response = await next();
  if (facts.wasUnavailable && response.status !== 503 && !url.pathname.startsWith("/api/")) throw unavailable;
  if (facts.refusedStatus !== null && response.status >= 500) throw data(null, { status: facts.refusedStatus });
  const cookies = [...(await carrier.commit()), await notices.commit(), await returnPath.commit()];
  for (const header of cookies) if (header) response.headers.append("Set-Cookie", header);
  if (carrier.isOver()) response.headers.set("Clear-Site-Data", keptOnTheDevice);
  if (response.status === 503) response.headers.set("Retry-After", retryAfterSeconds);
  return response;
};

import { createContext, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import { callsContext, noticeContext, nowContext } from "~/context.server";
import type { Answering } from "~/middleware/answering.server";
import { currentSessionContext, nobody, rememberSession } from "~/middleware/current-session.server";
import { openNoticeBoard } from "~/middleware/notices.server";
import { requestContext } from "~/middleware/request-facts.server";
import { openReturnPath, returnPathContext } from "~/middleware/return-path.server";
import { openSessionCookies, type SessionCookies } from "~/middleware/session-cookies.server";

/** What the process opens once and every request shares. */
export type PortalParts = { answering: Answering; sessionSecret: string; clock: () => Date };

export const portalContext = createContext<PortalParts>();

/**
 * What a browser deletes at sign-out: all that the portal stores in it except cookies, which reveal no more than language and device (D7,
 * D31).
 */
const keptOnTheDevice = '"storage"';

/** Seconds after which a browser may retry what could not be answered. */
export const retryAfterSeconds = "5";

/** Opens the session's cookies of a request, and the calls for whoever sends it. */
async function openRequest({ headers }: Request, context: Readonly<RouterContextProvider>) {
  const { answering, sessionSecret, clock } = context.get(portalContext);
  const facts = context.get(requestContext);
  const carrier = await openSessionCookies(headers, { secret: sessionSecret, secure: facts.secure });
  const now = clock();
  const apiKey = /^Bearer (\S{1,500})$/.exec(headers.get("Authorization") ?? "")?.[1] ?? null;
  return { now, carrier, ...answering({ now, facts, carrier, apiKey }) };
}

/** Writes the cookies of a response, and when it may be asked for again. */
async function completed(response: Response, carrier: SessionCookies, more: readonly (string | null)[] = []): Promise<Response> {
  for (const header of [...(await carrier.commit()), ...more]) if (header) response.headers.append("Set-Cookie", header);
  if (carrier.isOver) response.headers.set("Clear-Site-Data", keptOnTheDevice);
  if (response.status === 503) response.headers.set("Retry-After", retryAfterSeconds);
  return response;
}

/** Answers a call that came over HTTP. */
export async function answerCall(request: Request, context: Readonly<RouterContextProvider>): Promise<Response> {
  const { entrance, carrier } = await openRequest(request, context);
  return completed(await entrance(request, new URL(request.url)), carrier);
}

/** Fills the contexts of a page's request and writes the cookies of its response. The second middleware of the root route. */
export const portalMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const facts = context.get(requestContext);
  const cookie = request.headers.get("Cookie");
  const sealed = { secret: context.get(portalContext).sessionSecret, secure: facts.secure };
  const [{ now, carrier, calls }, notices, returnPath] = await Promise.all([
    openRequest(request, context),
    openNoticeBoard(cookie, sealed),
    openReturnPath(cookie, sealed),
  ]);
  context.set(nowContext, now);
  context.set(noticeContext, notices);
  context.set(returnPathContext, returnPath);
  context.set(callsContext, calls);
  context.set(currentSessionContext, facts.isTurnedAway ? nobody : rememberSession(calls));
  return completed(await next(), carrier, [...(await notices.commit()), await returnPath.commit()]);
};

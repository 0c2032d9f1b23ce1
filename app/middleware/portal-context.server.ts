import { createContext, type MiddlewareFunction } from "react-router";
import { callsContext, noticeContext, nowContext } from "~/context.server";
import type { Doors } from "~/db/doors.server";
import { practiceOfHost } from "~/domain/language";
import { createGatewayCalls } from "~/integrations/gateway-calls.server";
import { currentSessionContext, rememberSession } from "~/middleware/current-session.server";
import { openNoticeBoard } from "~/middleware/notices.server";
import { requestContext } from "~/middleware/request-facts.server";
import { openReturnPath, returnPathContext } from "~/middleware/return-path.server";
import { openSessionCookies } from "~/middleware/session-cookies.server";
import type { CallContext } from "~/services/call-context.server";
import { createCalls } from "~/services/create-calls.server";
import type { ServiceSettings } from "~/services/service-settings.server";

/** What the process opened once and every request shares. */
export type PortalParts = { doors: Doors; settings: ServiceSettings; sessionSecret: string; clock: Date | null };

export const portalContext = createContext<PortalParts>();

/** What the calls of this request are answered with; for the HTTP entrance of the calls. */
export const callContext = createContext<CallContext>();

/** Fills the contexts of a request and writes the cookies that its answer needs. The second middleware of the root route. */
export const portalMiddleware: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { doors, settings, sessionSecret, clock } = context.get(portalContext);
  const facts = context.get(requestContext);
  const cookie = request.headers.get("Cookie");
  const sealed = { secret: sessionSecret, secure: facts.secure };
  const [carrier, notices, returnPath] = await Promise.all([
    openSessionCookies(cookie, sealed),
    openNoticeBoard(cookie, sealed),
    openReturnPath(cookie, sealed),
  ]);
  const now = clock ?? new Date();
  const call: CallContext = {
    doors,
    settings,
    now,
    hostSubDomain: practiceOfHost(facts.hostname),
    callerAddress: facts.clientAddress,
    carrier,
    apiKey: /^Bearer (\S{1,500})$/.exec(request.headers.get("Authorization") ?? "")?.[1] ?? null,
    memory: { signedIn: null },
  };
  context.set(nowContext, now);
  context.set(noticeContext, notices);
  context.set(returnPathContext, returnPath);
  context.set(callContext, call);
  const calls = settings.gatewayUrl === null ? createCalls(call) : createGatewayCalls(settings.gatewayUrl, carrier);
  context.set(callsContext, calls);
  context.set(currentSessionContext, rememberSession(calls));
  const response = await next();
  const cookies = [...(await carrier.commit()), await notices.commit(), await returnPath.commit()];
  for (const header of cookies) if (header) response.headers.append("Set-Cookie", header);
  return response;
};

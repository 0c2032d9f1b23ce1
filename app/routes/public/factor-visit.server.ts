import { safe } from "@orpc/client";
import { href, type RouterContextProvider, redirect } from "react-router";
import { callsContext, type Session } from "~/context.server";
import { isSessionOver, sendHome } from "~/middleware/session-guard.server";

type Visit = { request: Request; url: URL; context: Readonly<RouterContextProvider> };

/**
 * Returns the session of a person who may set up a required second factor (D93); redirects to the home page without a session, and to the
 * terms before these are accepted.
 */
export async function factorVisit(visit: Visit): Promise<Session> {
  const [refusal, session] = await safe(visit.context.get(callsContext).session.read());
  if (isSessionOver(refusal)) throw await sendHome(visit);
  if (refusal) throw refusal;
  if (!session.user.gpTermsAccepted) throw redirect(href("/terms-acceptance"));
  return session;
}

import { safe } from "@orpc/client";
import { createContext } from "react-router";
import type { Calls, Session } from "~/context.server";

/** The session of a request, or the error that session.read threw. */
export type SessionOutcome = { session: Session; refusal: null } | { session: null; refusal: Error };

/** The result of session.read, requested at most once per request, for the language, the root and the guard. */
export const currentSessionContext = createContext<() => Promise<SessionOutcome>>();

const turnedAway: SessionOutcome = { session: null, refusal: new Error("turned away") };

/** For a page that is turned away (D108): its session is not looked up. */
export const nobody = async (): Promise<SessionOutcome> => turnedAway;

/** Returns a function that requests the session on first use and remembers the result. */
export function rememberSession(calls: Calls): () => Promise<SessionOutcome> {
  let asked: Promise<SessionOutcome> | null = null;
  return () => {
    asked ??= safe(calls.session.read()).then(([refusal, session]) => (refusal ? { session: null, refusal } : { session, refusal: null }));
    return asked;
  };
}

import { safe } from "@orpc/client";
import { createContext } from "react-router";
import type { Calls, Session } from "~/context.server";

/** The session of a request, or the error that session.read answered instead. */
export type SessionOutcome = { session: Session; refusal: null } | { session: null; refusal: Error };

/** The answer of session.read, asked at most once per request, for the language, the root and the guard. */
export const currentSessionContext = createContext<() => Promise<SessionOutcome>>();

/** Asks on first use and remembers the outcome. */
export function rememberSession(calls: Calls): () => Promise<SessionOutcome> {
  let asked: Promise<SessionOutcome> | null = null;
  return () => {
    asked ??= safe(calls.session.read()).then(([refusal, session]) => (refusal ? { session: null, refusal } : { session, refusal: null }));
    return asked;
  };
}

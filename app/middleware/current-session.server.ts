import { safe } from "@orpc/client";
import { createContext } from "react-router";
import type { Calls, Session } from "~/context.server";

/** The session of a request, or the error that session.read answered instead. */
export type SessionOutcome = { session: Session; refusal: null } | { session: null; refusal: Error };

/** session.read, asked at most once a request, whoever wants to know: the language, the root, the guard. */
export const currentSessionContext = createContext<() => Promise<SessionOutcome>>();

/** Asks when it is first needed and remembers the outcome. */
export function rememberSession(calls: Calls): () => Promise<SessionOutcome> {
  let asked: Promise<SessionOutcome> | null = null;
  return () => {
    asked ??= safe(calls.session.read()).then(([refusal, session]) => (refusal ? { session: null, refusal } : { session, refusal: null }));
    return asked;
  };
}

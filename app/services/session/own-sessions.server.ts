import type { PracticeDb } from "~/db/database.server";
import { endSession, listSessionsOf } from "~/db/queries/people/sessions.server";
import { sessionEnds, sessionMinutes, sessionRuns } from "~/domain/account/session-life";
import { signedIn } from "../access.server";
import { recordAudit } from "../audit/record-audit.server";
import type { SignedInContext } from "../call-context.server";
import { hashOf } from "./session-token.server";

/** Returns the caller's running sessions in this practice (D10); their ids open nothing. */
export const listOwnSessions = signedIn.session.list.handler(({ context }) =>
  context.read(async (db) => ({
    sessions: (await findRunning(db, context)).map(({ session, locationName }) => ({
      id: hashOf(session.idHash),
      isPresent: session.idHash === context.person.sessionIdHash,
      browser: session.device?.browser ?? null,
      system: session.device?.system ?? null,
      locationName,
      createdAt: session.createdAt,
      seenAt: session.seenAt,
      expiresAt: sessionEnds(session).expiresAt,
    })),
  })),
);

/** Ends one of one's own sessions or, without an id, all but the present one; the next request of each is refused. */
export const endOwnSessions = signedIn.session.endOthers.handler(({ input, context }) =>
  context.withTenant(async (db) => {
    const { person, now } = context;
    const others = (await findRunning(db, context)).filter(({ session }) => session.idHash !== person.sessionIdHash);
    const ended = others.filter(({ session }) => input.id === undefined || input.id === null || hashOf(session.idHash) === input.id);
    for (const { session } of ended) await endSession(db, session.idHash, now);
    if (ended.length > 0) recordAudit(db, person, { action: "sessionEnded", subjectKind: "session", subjectId: person.id }, now);
    return { endedQuantity: ended.length };
  }),
);

async function findRunning(db: PracticeDb, { person, now }: Pick<SignedInContext, "person" | "now">) {
  const seenSince = new Date(now.getTime() - sessionMinutes.idle * 60_000);
  return (await listSessionsOf(db, person.id, seenSince)).filter(({ session }) => sessionRuns(session, now));
}

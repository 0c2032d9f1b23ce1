import type { PracticeDb } from "~/db/database.server";
import { releaseHoldsOf } from "~/db/queries/cart/cart.server";
import { findUser } from "~/db/queries/people/people.server";
import { endSession, endSessionsOfUser, listSessionsOf } from "~/db/queries/people/sessions.server";
import { sessionEnds, sessionMinutes, sessionRuns } from "~/domain/account/session-life";
import { admin, signedIn } from "../access.server";
import { recordAudit } from "../audit/record-audit.server";
import { queueSessionReports } from "../people/queue-session-reports.server";
import { hashOf } from "./session-token.server";

/** Returns the caller's running sessions in this practice (D10); their ids open nothing. */
export const listOwnSessions = signedIn.session.list.handler(({ context }) =>
  context.read(async (db) => ({
    sessions: (await findRunning(db, context.person.id, context.now)).map(({ session, locationName }) => ({
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

/**
 * Ends one of the person's own sessions or, without an id, all but the present one; the next request of each is refused, and the holds
 * that began in it are released (D23). If the person says
 * that somebody else began them, the admins are told by mail.
 */
export const endOwnSessions = signedIn.session.endOthers.handler(({ input, context }) =>
  context.withTenant(async (db) => {
    const { person, now } = context;
    const others = (await findRunning(db, person.id, now)).filter(({ session }) => session.idHash !== person.sessionIdHash);
    const ended = others.filter(({ session }) => input.id === undefined || input.id === null || hashOf(session.idHash) === input.id);
    for (const { session } of ended) {
      await endSession(db, session.idHash, now);
      await releaseHoldsOf(db, person.id, hashOf(session.idHash));
    }
    const action = input.isNotMine ? "sessionReported" : "sessionEnded";
    if (ended.length > 0) recordAudit(db, person, { action, subjectKind: "session", subjectId: person.id }, now);
    if (input.isNotMine) for (const { session } of ended) await queueSessionReports(db, session, context);
    return { endedQuantity: ended.length };
  }),
);

/** Ends every session of a colleague in the practice, and the holds on their carts with them (D23); refused for one's own. */
export const signOutFor = admin.security.signOutFor.handler(({ input, context, errors }) =>
  context.withTenant(async (db) => {
    const { person, now } = context;
    const user = await findUser(db, input.userId);
    if (!user) throw errors.notFound();
    if (user.id === person.id) throw errors.notPermitted();
    const endedQuantity = (await findRunning(db, user.id, now)).length;
    await endSessionsOfUser(db, { userId: user.id, exceptIdHash: "" }, now);
    await releaseHoldsOf(db, user.id);
    if (endedQuantity > 0) recordAudit(db, person, { action: "sessionEnded", subjectKind: "user", subjectId: user.id }, now);
    return { endedQuantity };
  }),
);

async function findRunning(db: PracticeDb, personId: string, now: Date) {
  const seenSince = new Date(now.getTime() - sessionMinutes.idle * 60_000);
  return (await listSessionsOf(db, personId, seenSince)).filter(({ session }) => sessionRuns(session, now));
}

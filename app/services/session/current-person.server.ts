import { isDatabaseAway } from "~/db/is-database-away.server";
import { findOperator } from "~/db/queries/people/operators.server";
import { findSession, findSessionAndChanges, touchSession } from "~/db/queries/people/sessions.server";
import { isSubDomain } from "~/db/queries/practice/directory.server";
import { isUseDue, sessionRuns } from "~/domain/account/session-life";
import type { SignedIn } from "~/domain/account/signed-in";
import type { CallContext } from "../call-context.server";
import { loadSteadily } from "../while-away.server";
import type { CurrentSession, FoundSession } from "./found-session.server";
import { sessionOfRows } from "./session-of-rows.server";
import { parseSessionToken, type SessionKey } from "./session-token.server";

/**
 * Returns the person of the caller's session; null when there is none, when it has ended (D10), when the person was removed, when an
 * operator set a new password since (D9), or when the host belongs to another practice (D2). Determined once per request.
 */
export async function currentPerson(context: CallContext): Promise<SignedIn | null> {
  return (await currentSession(context))?.person ?? null;
}

/** Returns the person of `currentPerson` with the rows for who and where they are; determined once per request. */
export function currentSession(context: CallContext): Promise<CurrentSession | null> {
  context.memory.session ??= findCurrentSession(context);
  return context.memory.session;
}

/** The last use of a session is recorded with a later request when the database cannot do it now (D122). */
const untilItIsBack = (error: unknown) => {
  if (!isDatabaseAway(error)) throw error;
};

/** Returns the rows of a session: for kept answers with what has changed, unless they are known. */
async function loadSession(context: CallContext, { tenantId, idHash }: SessionKey): Promise<FoundSession | null> {
  const { kept } = context.memory;
  const since = kept?.since;
  if (!kept || since === undefined) return loadSteadily(context, tenantId, (db) => findSession(db, idHash));
  const { known } = kept;
  kept.known = null;
  kept.found = known ?? (await loadSteadily(context, tenantId, (db) => findSessionAndChanges(db, idHash, since)));
  return kept.found;
}

/** Stores that a session is used now, also in the rows for the next request: no page shows it, so nothing that is kept is discarded. */
async function storeUse({ doors, memory: { kept }, now }: CallContext, { tenantId, idHash }: SessionKey): Promise<void> {
  await doors.viewTenant(tenantId, (db) => touchSession(db, idHash, now));
  if (kept?.found) kept.found = { ...kept.found, session: { ...kept.found.session, seenAt: now } };
}

async function findCurrentSession(context: CallContext): Promise<CurrentSession | null> {
  const { carrier, doors, hostSubDomain, now } = context;
  const key = parseSessionToken(carrier.token);
  if (!key) return null;
  const found = await loadSession(context, key);
  if (!found || !sessionRuns(found.session, now) || found.tenant.status !== "approved") return null;
  if (isUseDue(found.session, now)) await storeUse(context, key).catch(untilItIsBack);
  if (hostSubDomain !== null && hostSubDomain !== found.tenant.subDomain && (await doors.asVisitor((tx) => isSubDomain(tx, hostSubDomain))))
    return null;
  const operator = found.session.operatorId ? await doors.readOperator((tx) => findOperator(tx, found.session.operatorId ?? "")) : null;
  if (operator?.passwordSetAt && operator.passwordSetAt > (key.provenAt ?? found.session.createdAt)) return null;
  return sessionOfRows(context, key, { ...found, operator });
}

import { LRUCache } from "lru-cache";
import type { PracticeDb } from "~/db/database.server";
import { type Doors, throughDoors } from "~/db/doors.server";
import { isDatabaseAway } from "~/db/is-database-away.server";
import { findSessionVersion } from "~/db/queries/people/sessions.server";
import { together } from "~/db/together.server";
import { isUseDue, sessionRuns } from "~/domain/account/session-life";
import type { CallContext } from "../call-context.server";
import type { Around } from "../create-calls.server";
import { currentSession } from "./current-person.server";
import type { CurrentSession, FoundSession } from "./found-session.server";
import { sessionOfRows } from "./session-of-rows.server";
import { parseSessionToken, type SessionKey } from "./session-token.server";

/** The calls that change a cart: all they do is done in one transaction of the practice. */
const presumingCalls: ReadonlySet<string> = new Set([
  "cart.changeQuantities",
  "cart.checkout",
  "cart.empty",
  "cart.markForDeletion",
  "cart.releaseCheckout",
  "cart.remove",
  "cart.restore",
  "cart.saveForLater",
  "cart.startCheckout",
  "cart.sync",
]);

/**
 * Returns middleware that looks a session up within the change that its person asks for (D178): a call over HTTP that changes a cart is
 * begun for the person whom this process found the session to be last time, and its transaction reads the session's version. Where it
 * differs, nothing is committed or answered, and the call is answered as any other: its session is looked up first. So is one that refuses
 * or fails before its transaction has read the session.
 */
export function presumeSessions(): Around {
  const known = new LRUCache<string, FoundSession>({ max: 500 });
  return async (call) => {
    const { path, context, next } = call;
    const { memory, carrier } = context;
    const key = memory.kept?.isOneCall && presumingCalls.has(path.join(".")) ? parseSessionToken(carrier.token) : null;
    if (key === null) return next();
    const knownKey = `${key.tenantId} ${key.idHash}`;
    const last = known.get(knownKey);
    const session = last && sessionPresumed(context, key, last);
    if (session) {
      const { doors, isProven } = proving(context, key, last);
      memory.session = Promise.resolve(session);
      try {
        const answer = await next({ ...call, context: { ...context, doors, replica: null } });
        if (isProven()) return answer;
      } catch (error) {
        if (isProven() || isDatabaseAway(error)) throw error;
      }
      memory.session = null;
      known.delete(knownKey);
    }
    // The call itself finds what is wrong with the database, and says so.
    const found = await currentSession(context).catch(() => null);
    const answer = await next();
    if (found && !found.operator) known.set(knownKey, rowsOf(found));
    return answer;
  };
}

const rowsOf = ({ session, user, tenant, locations, version }: CurrentSession): FoundSession => ({
  ...{ session, user, tenant, locations, version },
});

/** Returns the session of rows that were read before; null when it is over, its use is to be stored, or the host is of another practice. */
function sessionPresumed(context: CallContext, key: SessionKey, rows: FoundSession): CurrentSession | null {
  const { hostSubDomain, now } = context;
  const { session, tenant } = rows;
  if (!sessionRuns(session, now) || isUseDue(session, now) || tenant.status !== "approved") return null;
  if (hostSubDomain !== null && hostSubDomain !== tenant.subDomain) return null;
  return sessionOfRows(context, key, { ...rows, operator: null });
}

/**
 * Returns doors of which only that of the practice opens until its work has found the session in the same version, and whether it has. The
 * transaction of any other work fails.
 */
function proving({ doors }: CallContext, key: SessionKey, { version }: FoundSession): { doors: Doors; isProven: () => boolean } {
  let isProven = false;
  const prove = async (db: PracticeDb) => {
    if ((await findSessionVersion(db, key.idHash)) !== version) throw new Error("The session is not as it was");
    isProven = true;
  };
  const afterProof = throughDoors(doors, async (_door, enter) => {
    if (!isProven) throw new Error("The session has not been looked up");
    return enter();
  });
  const withTenant: Doors["withTenant"] = (tenantId, work) => {
    if (isProven) return doors.withTenant(tenantId, work);
    return doors.withTenant(tenantId, async (db) => {
      // The door may repeat the work after a conflict: each attempt has a proof of its own.
      isProven = false;
      return (await together(work(db), prove(db)))[0];
    });
  };
  return { doors: { ...afterProof, withTenant }, isProven: () => isProven };
}

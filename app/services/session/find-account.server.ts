import type { Doors } from "~/db/doors.server";
import { findOperatorByEmail } from "~/db/queries/people/operators.server";
import { findUserByEmail } from "~/db/queries/people/people.server";
import { listPersonLocations } from "~/db/queries/people/sessions.server";
import { hasAdminPermission } from "~/domain/account/permissions";
import { workplacesOf } from "~/domain/account/workplaces";

/** A person who may sign in to a practice: one of its people, or an operator, who may act in any (D13). */
export type Account = {
  kind: "user" | "operator";
  id: string;
  firstName: string;
  lastName: string;
  passwordHash: string;
  /** Whether signing in also needs a code of an authenticator app. */
  hasFactor: boolean;
  /** The locations where the person may work, in the practice's order. */
  locationIds: string[];
};

/**
 * Returns the account of an e-mail in a practice; null when there is none, when it is not set up yet, or when it has no location. Both
 * doors are always queried, so that the time is the same for everyone (D7).
 */
export async function findAccount(doors: Doors, tenantId: string, emailKey: string): Promise<Account | null> {
  const operator = await doors.readOperator((tx) => findOperatorByEmail(tx, emailKey));
  return doors.readTenant(tenantId, async (db) => {
    const user = await findUserByEmail(db, emailKey);
    const locations = await listPersonLocations(db, user && !hasAdminPermission(user) ? user.id : null);
    const kind = user ? "user" : "operator";
    const locationIds = workplacesOf(kind, locations).map(({ id }) => id);
    const who = user ?? operator;
    if (!who?.passwordHash || locationIds.length === 0) return null;
    const { id, firstName, lastName, passwordHash } = who;
    const hasFactor = who.sealedFactor !== null;
    return { kind, id, firstName, lastName, passwordHash, hasFactor, locationIds };
  });
}

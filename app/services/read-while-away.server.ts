import type { PracticeDb } from "~/db/database.server";
import type { Doors } from "~/db/doors.server";
import { isPrimaryAway } from "~/db/is-database-away.server";
import type { ReplicaNeed } from "~/db/replica.server";
import { farthestPosition, isWalPosition } from "~/db/wal-position.server";
import type { CallContext } from "./call-context.server";

type Asking = Pick<CallContext, "doors" | "replica" | "carrier">;
type ReadTenant = <Answer>(tenantId: string, work: (db: PracticeDb) => Promise<Answer>) => Promise<Answer>;

/** While there is no primary, what is read may be so many milliseconds behind (D122). */
const whileAwayMs = 300_000;
/** Nobody else answers then: the stand-by has longer to begin, and is asked also when it was slow a moment ago. */
const beginsWithinMs = 5_000;

/** Answers from the primary, or from the stand-by while there is no primary; nobody misses there what they wrote (D107, D122). */
export async function whileAway<Answer>(
  { replica, carrier }: Asking,
  onPrimary: () => Promise<Answer>,
  onReplica: (readTenant: ReadTenant, error: unknown) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await onPrimary();
  } catch (error) {
    if (replica === null || !isPrimaryAway(error)) throw error;
    const { written } = carrier;
    const after = written !== null && !isWalPosition(written) ? farthestPosition : written;
    const need: ReplicaNeed = { after, behindMsMax: whileAwayMs, beginsWithinMs };
    return onReplica((tenantId, work) => replica.readTenant(tenantId, need, work), error).catch((second: unknown) => {
      throw replica.isPassedOver(second) ? error : second;
    });
  }
}

/** The door for work that only reads, which the stand-by opens while there is no primary; what had begun on the primary is not begun again. */
export const steadyDoors = (context: Asking): Pick<Doors, "readTenant"> => ({
  readTenant: async (tenantId, work) => {
    let hasBegun = false;
    const begin = (db: PracticeDb) => {
      hasBegun = true;
      return work(db);
    };
    return whileAway(
      context,
      () => context.doors.readTenant(tenantId, begin),
      (readTenant, error) => (hasBegun ? Promise.reject(error) : readTenant(tenantId, work)),
    );
  },
});

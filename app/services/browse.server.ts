import type { PracticeDb } from "~/db/database.server";
import type { Doors } from "~/db/doors.server";
import { readTogether } from "~/db/read-together.server";
import type { Replica, ReplicaNeed } from "~/db/replica.server";
import { farthestPosition, isWalPosition } from "~/db/wal-position.server";
import type { AuditEntry } from "~/domain/account/audit-trail";
import { viewOncePerRequest } from "./audit/view-once-per-request.server";
import type { CallContext } from "./call-context.server";
import { steadyDoors } from "./read-while-away.server";

type Work<Answer> = (db: PracticeDb) => Promise<Answer>;

type Asking = { context: CallContext; tenantId: string };

/** What does not say how old it is may be so many milliseconds behind, and no more (D107). */
const unsaidMs = 5_000;

/** Runs work that only reads and on which no decision rests: on the replica where there is one that is fit, else on the primary (D107). */
export function browse<Answer>({ context, tenantId }: Asking, work: Work<Answer>): Promise<Answer> {
  const { memory, replica } = context;
  const onPrimary = () => readTogether({ doors: steadyDoors(context), shared: memory.reading, tenantId }, work);
  return preferReplica(replica, onPrimary, async (fit) => {
    const need = await needOf(context, fit, unsaidMs);
    const fitDoors: Pick<Doors, "readTenant"> = { readTenant: (id, open) => fit.readTenant(id, need, open) };
    return readTogether({ doors: fitDoors, shared: memory.browsing, tenantId }, work);
  });
}

/**
 * The same for a view that the audit trail records: what is read may come from the replica, its entries are on the primary before it is
 * answered (D32). What says how old it is may be further behind.
 */
export function survey<Answer>({ context, tenantId }: Asking, work: Work<Answer>, behindMsMax = unsaidMs): Promise<Answer> {
  const { replica } = context;
  const onPrimary = () => viewOncePerRequest(context, tenantId, work);
  return preferReplica(replica, onPrimary, async (fit) => {
    const audited: AuditEntry[] = [];
    const need = await needOf(context, fit, behindMsMax);
    const answer = await fit.readTenant(tenantId, need, (db) => {
      audited.length = 0;
      return work({ ...db, audited });
    });
    if (audited.length > 0) await viewOncePerRequest(context, tenantId, async (db) => void db.audited?.push(...audited));
    return answer;
  });
}

async function preferReplica<Answer>(
  replica: Replica | null,
  onPrimary: () => Promise<Answer>,
  onReplica: (fit: Replica) => Promise<Answer>,
): Promise<Answer> {
  if (replica === null || replica.isAway()) return onPrimary();
  try {
    return await onReplica(replica);
  } catch (error) {
    if (!replica.isPassedOver(error)) throw error;
    return onPrimary();
  }
}

/** What the caller has written until now must be there: within this call its position is asked for, before it the caller carries it. */
async function needOf({ memory, carrier }: CallContext, replica: Replica, behindMsMax: number): Promise<ReplicaNeed> {
  const after = memory.callsWriting > 0 ? await replica.writtenPosition() : carrier.written;
  return { after: after !== null && !isWalPosition(after) ? farthestPosition : after, behindMsMax };
}

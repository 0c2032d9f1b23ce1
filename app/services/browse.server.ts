import type { PracticeDb } from "~/db/database.server";
import type { Doors } from "~/db/doors.server";
import type { Replica, ReplicaNeed } from "~/db/replica.server";
import { farthestPosition, isWalPosition } from "~/db/wal-position.server";
import { withSharedReading } from "~/db/with-shared-reading.server";
import type { AuditEntry } from "~/domain/account/audit-trail";
import { viewOncePerRequest } from "./audit/view-once-per-request.server";
import type { CallContext } from "./call-context.server";
import { loadSteadily } from "./while-away.server";

type Work<Answer> = (db: PracticeDb) => Promise<Answer>;

type Asking = { context: CallContext; tenantId: string };

/** Maximum age in milliseconds of data that does not state its age (D107). */
const unsaidMs = 5_000;

/** Runs read-only work that no decision depends on: on the replica if there is a suitable one, else on the primary (D107). */
export function browse<Answer>({ context, tenantId }: Asking, work: Work<Answer>): Promise<Answer> {
  const { memory, replica } = context;
  const onPrimary = () => loadSteadily(context, tenantId, work);
  return preferReplica(replica, onPrimary, async (fit) => {
    const need = await needOf(context, fit, unsaidMs);
    const fitDoors: Pick<Doors, "readTenant"> = { readTenant: (id, open) => fit.readTenant(id, need, open) };
    return withSharedReading({ doors: fitDoors, shared: memory.browsing, tenantId }, work);
  });
}

/**
 * The same for a view that is recorded in the audit trail: the data may come from the replica, but its entries are on the primary before
 * the response (D32). Data that states its age may be older.
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

/**
 * Returns what the replica must contain: everything that the caller has written, within this call by its own position, before it by the
 * caller's.
 */
async function needOf({ memory, carrier }: CallContext, replica: Replica, behindMsMax: number): Promise<ReplicaNeed> {
  const after = memory.callsWriting > 0 ? await replica.writtenPosition() : carrier.written;
  return { after: after !== null && !isWalPosition(after) ? farthestPosition : after, behindMsMax };
}

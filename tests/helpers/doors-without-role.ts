import { sql } from "drizzle-orm";
import type { Database, Transaction } from "~/db/database.server";
import { type Doors, workAndAudit } from "~/db/doors.server";
import { retryConflicts } from "~/db/retry-conflicts.server";

/**
 * Doors that stay the role they are connected as, in these databases the superuser, which no row-level security holds back. What
 * is kept apart behind them is kept apart by the queries alone: the other lock of the two (architecture: Calls).
 */
export function createDoorsWithoutRole(database: Database): Doors {
  const enter = <Answer>(
    tenantId: string,
    work: (tx: Transaction) => Promise<Answer>,
    accessMode: "read write" | "read only" = "read write",
  ) =>
    retryConflicts(() =>
      database.transaction(
        async (tx) => {
          await tx.execute(sql`select set_config('app.tenant', ${tenantId}, true)`);
          return work(tx);
        },
        { accessMode },
      ),
    );
  return {
    withTenant: (tenantId, work) => enter(tenantId, (tx) => workAndAudit({ tx, tenantId }, work)),
    readTenant: (tenantId, work) => enter(tenantId, (tx) => work({ tx, tenantId }), "read only"),
    viewTenant: (tenantId, work) => enter(tenantId, (tx) => workAndAudit({ tx, tenantId }, work)),
    asVisitor: (work) => enter("", work),
    asOutbox: (work) => enter("", (tx) => work(tx, undefined)),
    asDistributor: (work) => enter("", work),
    readDistributor: (work) => enter("", work, "read only"),
    asOperator: (work) => enter("", work),
    readOperator: (work) => enter("", work, "read only"),
    asOperatorOf: (tenantId, work) => enter(tenantId, (tx) => workAndAudit({ tx, tenantId }, work)),
    readOperatorOf: (tenantId, work) => enter(tenantId, (tx) => work({ tx, tenantId }), "read only"),
    asErasureOf: (tenantId, work) => enter(tenantId, (tx) => workAndAudit({ tx, tenantId }, work)),
    asPurge: (tenantId, work) => enter(tenantId ?? "", work),
  };
}

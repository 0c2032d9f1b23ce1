import type { PracticeDb } from "~/db/database.server";
import type { AuditEntry } from "~/domain/account/audit-trail";
import type { CallContext } from "../call-context.server";
import { whileAway } from "../while-away.server";

/**
 * Runs work that views practice data. What an earlier call of the same request recorded is the same view and is not recorded again (D32);
 * what was rolled back with its transaction was never recorded. While there is no primary to record views, work that turns out to record
 * nothing is answered from the stand-by (D122).
 */
export async function viewOncePerRequest<Answer>(
  context: Pick<CallContext, "doors" | "replica" | "carrier" | "memory" | "viewed">,
  tenantId: string,
  work: (db: PracticeDb) => Promise<Answer>,
): Promise<Answer> {
  return whileAway(
    context,
    () => viewOnPrimary(context, tenantId, work),
    (readTenant, error) =>
      readTenant(tenantId, async (db) => {
        const audited: AuditEntry[] = [];
        const answer = await work({ ...db, audited, isUnrecorded: true });
        if (audited.length > 0) throw error;
        return answer;
      }),
  );
}

async function viewOnPrimary<Answer>(
  { doors, memory, viewed }: Pick<CallContext, "doors" | "memory" | "viewed">,
  tenantId: string,
  work: (db: PracticeDb) => Promise<Answer>,
): Promise<Answer> {
  let entries: AuditEntry[] = [];
  const answer = await doors.viewTenant(tenantId, async (db) => {
    const answer = await work(db);
    entries = db.audited?.splice(0) ?? [];
    db.audited?.push(...entries.filter((entry) => !memory.viewed.has(viewKey(entry))));
    return answer;
  });
  for (const entry of entries) memory.viewed.add(viewKey(entry));
  viewed?.push(...entries);
  return answer;
}

/** Returns what makes two entries the same view within one request. */
export function viewKey({ tenantId, actorId, action, subjectKind, subjectId }: AuditEntry): string {
  return [tenantId, actorId, action, subjectKind, subjectId].join(" ");
}

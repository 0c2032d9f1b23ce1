import type { PracticeDb } from "~/db/database.server";
import type { AuditEntry } from "~/domain/account/audit-trail";
import { isVisit, type StoredVisit, type Visit } from "~/domain/search/recent-visit";
import type { CallContext } from "../call-context.server";
import { isStoredLast, rememberLast } from "../recents/last-visit.server";
import { whileAway } from "../while-away.server";

/**
 * Runs work that views practice data. What an earlier call of the same request recorded is the same view and is not recorded again (D32);
 * what was rolled back with its transaction was never recorded. What the person opens with the request is stored along with the first view
 * (D172). While there is no primary to record views, work that turns out to record nothing is answered from the stand-by (D122).
 */
export async function viewOncePerRequest<Answer>(
  context: Pick<CallContext, "doors" | "replica" | "carrier" | "memory" | "viewed" | "now" | "opened">,
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
  { doors, memory, viewed, now, opened }: Pick<CallContext, "doors" | "memory" | "viewed" | "now" | "opened">,
  tenantId: string,
  work: (db: PracticeDb) => Promise<Answer>,
): Promise<Answer> {
  let entries: AuditEntry[] = [];
  let stored: StoredVisit | null = null;
  const answer = await doors.viewTenant(tenantId, async (db) => {
    const answer = await work(db);
    entries = db.audited?.splice(0) ?? [];
    const unrecorded = entries.filter((entry) => !memory.viewed.has(viewKey(entry)));
    db.audited?.push(...unrecorded);
    stored = visitWith(unrecorded[0], { opened: opened?.() ?? null, now });
    if (stored) db.visited?.push(stored);
    return answer;
  });
  if (stored) rememberLast(tenantId, stored);
  for (const entry of entries) memory.viewed.add(viewKey(entry));
  viewed?.push(...entries);
  return answer;
}

/** Returns what the person of a view opens with it; null when that is stored already. */
function visitWith(view: AuditEntry | undefined, { opened, now }: { opened: Visit | null; now: Date }): StoredVisit | null {
  if (!view?.actorId || !opened || !isVisit(opened)) return null;
  const visit = { ...opened, ownerId: view.actorId, visitedAt: now };
  return isStoredLast(view.tenantId, visit) ? null : visit;
}

/** Returns what makes two entries the same view within one request. */
export function viewKey({ tenantId, actorId, action, subjectKind, subjectId }: AuditEntry): string {
  return [tenantId, actorId, action, subjectKind, subjectId].join(" ");
}

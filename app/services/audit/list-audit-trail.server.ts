import { listAuditEntries } from "~/db/queries/audit.server";
import { isUuid } from "~/domain/is-uuid";
import { admin } from "../access.server";

const pageSize = 50;

/** The practice's audit trail for its admins (D32), paged by key. */
export const listAuditTrail = admin.audit.list.handler(async ({ input, context: { withTenant } }) => {
  const rows = await withTenant((db) => listAuditEntries(db, readCursor(input.next), pageSize + 1));
  const entries = rows.slice(0, pageSize);
  const last = entries.at(-1);
  return {
    entries: entries.map(({ id, at, actorName, action, subjectKind, subjectId }) => ({
      id,
      at,
      actorName,
      action,
      subjectKind,
      subjectId,
    })),
    next: last && rows.length > pageSize ? `${last.at.toISOString()}_${last.id}` : null,
  };
});

/** Where the page before ended; anything else begins at the newest entry. */
function readCursor(text: string | undefined): { at: Date; id: string } | null {
  const [at = "", id = ""] = (text ?? "").split("_");
  return isUuid(id) && !Number.isNaN(Date.parse(at)) ? { at: new Date(at), id } : null;
}

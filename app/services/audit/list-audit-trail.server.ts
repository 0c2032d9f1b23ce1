import type { Inputs } from "~/calls/answers";
import type { PracticeDb } from "~/db/database.server";
import { type AuditFilter, countAuditActions, listAuditEntries } from "~/db/queries/practice/audit.server";
import { listRelatedSubjects } from "~/db/queries/practice/audit-subjects.server";
import { together } from "~/db/together.server";
import { type AuditGroup, auditGroupNames, auditGroups } from "~/domain/account/audit-trail";
import { admin } from "../access.server";
import { instantsBetween, parseCursor, writeCursor } from "../orders/history-filter.server";
import { malformed } from "../refuse-malformed.server";
import { nameRows, showEntries } from "./shown-entries.server";

const pageSize = 50;

/** Longer trails are not counted until a period shortens them. */
const countedMost = 10_000;

/** Returns the practice's audit trail for its admins (D32), filtered and paged by key. */
export const listAuditTrail = admin.audit.list.handler(async ({ input, context }) => {
  const before = input.next ? parseCursor(input.next) : null;
  if (input.next && !before) throw malformed("next", "unknownPage");
  const { named, hasMore, counts } = await context.browse(async (db) => {
    const filter = await auditFilter(db, input, context.edition.timeZone);
    const [found, counted] = await together(
      listAuditEntries(db, filter, { before, limit: pageSize + 1 }),
      countAuditActions(db, { ...filter, actions: null }, countedMost),
    );
    const named = await nameRows(db, found.slice(0, pageSize), context.edition.code);
    return { named, hasMore: found.length > pageSize, counts: countsOfGroups(counted) };
  });
  const last = named.rows.at(-1);
  const next = last && hasMore ? writeCursor(last) : null;
  return { entries: await showEntries(context, named), next, people: named.people, counts };
});

/** Returns counts by action as counts by the groups of the filter. */
function countsOfGroups(counted: ReadonlyMap<string, number> | null) {
  if (!counted) return null;
  const sumOf = (group: AuditGroup) => auditGroups[group].reduce((sum, action) => sum + (counted.get(action) ?? 0), 0);
  return auditGroupNames.map((group) => ({ group, quantity: sumOf(group) }));
}

/** Turns a query of the trail into conditions on its rows; a subject includes what belongs to it. */
export async function auditFilter(db: PracticeDb, query: Inputs["audit"]["download"], timeZone: string): Promise<AuditFilter> {
  const { actor, group, subjectKind: kind, subjectId: id, ...days } = query;
  return {
    subjects: kind && id ? [{ kind, id }, ...(await listRelatedSubjects(db, { kind, id }))] : null,
    actor: actor === undefined || actor === null ? "anyone" : actor === "operators" ? actor : { id: actor },
    actions: group ? auditGroups[group] : null,
    ...instantsBetween({ stDate: days.startDate, endDate: days.endDate }, timeZone),
  };
}

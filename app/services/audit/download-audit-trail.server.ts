import { type AuditFilter, type AuditKey, listAuditEntries } from "~/db/queries/practice/audit.server";
import { marketDayOf } from "~/domain/calendar/market-time";
import { csvLine, csvText } from "~/domain/csv";
import { fullName, type PersonName } from "~/domain/person-name";
import { admin } from "../access.server";
import type { SignedInContext } from "../call-context.server";
import { csvAnswer } from "../csv-answer.server";
import { auditFilter } from "./list-audit-trail.server";
import { recordAudit } from "./record-audit.server";
import { nameRows, showEntries } from "./shown-entries.server";

const entriesAtATime = 500;

const columns = ["seq", "at", "actorId", "actor", "actorKind", "action", "subjectKind", "subjectId", "subject", "previousHash", "hash"];

/**
 * Returns the filtered entries as CSV (D30), newest first, each with its own hash and that of the entry before it. The
 * download is in the trail itself (D32).
 */
export const downloadAuditTrail = admin.audit.download.handler(async ({ input, context }) => {
  const { person, edition, now } = context;
  await context.withTenant(async (db) => recordAudit(db, person, { action: "auditExported", subjectKind: "report", subjectId: null }, now));
  const name = `audit-trail-${marketDayOf(now, edition.timeZone)}`;
  return csvAnswer(name, auditLines(context, await context.browse((db) => auditFilter(db, input, edition.timeZone))));
});

async function* auditLines(context: SignedInContext, filter: AuditFilter): AsyncGenerator<string, void> {
  yield csvText([columns]);
  const nameOf = (name: PersonName) => fullName(name, context.edition.defaultLanguage);
  let before: AuditKey | null = null;
  do {
    const page: { before: AuditKey | null; limit: number } = { before, limit: entriesAtATime };
    const named = await context.browse(async (db) => nameRows(db, await listAuditEntries(db, filter, page), context.edition.code));
    const { rows } = named;
    yield (await showEntries(context, named))
      .map(({ seq, at, actor, action, subject }, index) => [
        ...[seq, at.toISOString(), actor?.id ?? null, actor && nameOf(actor), actor?.kind ?? null],
        ...[action, subject.kind, subject.id, subject.label ?? (subject.person && nameOf(subject.person))],
        ...[rows[index]?.previousHash ?? null, rows[index]?.hash ?? null],
      ])
      .map(csvLine)
      .join("");
    const last = rows.at(-1);
    before = last && rows.length === entriesAtATime ? { at: last.at, id: last.id } : null;
  } while (before !== null);
}

import { type AnyColumn, and, asc, eq, getTableColumns, inArray, isNull, notInArray, or, type SQL, sql } from "drizzle-orm";
import { beginsWith } from "~/db/begins-with.server";
import type { PracticeDb, Transaction } from "~/db/database.server";
import { schema } from "~/db/schema.server";
import type { SearchPlan } from "~/domain/patient/search-plan";
import type { PatientRow } from "./patients.server";

const { patients, patientWords } = schema;

/** Whose patients are searched: the practice, and the locations in it that the person sees (D13). */
export type SearchScope = { tenantId: string; locationIds: readonly string[] };

/** A position in the index: an entry of a patient. */
export type IndexPosition = { word: string; patientId: string };

const inScope = ({ tenantId, locationIds }: SearchScope) =>
  and(eq(patients.tenantId, tenantId), inArray(patients.locationId, [...locationIds]), isNull(patients.erasedAt));

/** Returns the patients sorted by name, after the last one of the previous page. */
export async function listPatientsByName(tx: Transaction, scope: SearchScope, after: string | null, limit: number): Promise<PatientRow[]> {
  const afterLast = sql`(${patients.sortKey}, ${patients.id}) > (select last.sort_key, last.id from ${patients} last where last.tenant_id = ${scope.tenantId} and last.id = ${after})`;
  return tx
    .select()
    .from(patients)
    .where(and(inScope(scope), after ? afterLast : undefined))
    .orderBy(asc(patients.sortKey), asc(patients.id))
    .limit(limit);
}

/** Returns those whose number, phone or whole name is exactly the search; numbers match in any case. */
export async function listExactPatients(
  tx: Transaction,
  scope: SearchScope,
  { number, phoneDigits, sortKeys }: SearchPlan["exact"],
  limit: number,
): Promise<PatientRow[]> {
  const numbers = [...new Set([number, number.toUpperCase(), number.toLowerCase()])];
  const matches = or(
    inArray(patients.customerId, numbers),
    inArray(patients.externalId, numbers),
    phoneDigits ? eq(patients.phoneDigits, phoneDigits) : undefined,
    sortKeys.length > 0 ? inArray(patients.sortKey, sortKeys) : undefined,
  );
  return tx
    .select()
    .from(patients)
    .where(and(inScope(scope), matches))
    .orderBy(asc(patients.sortKey), asc(patients.id))
    .limit(limit);
}

/**
 * Reads at most `scan` entries of the index from a position on, as planned, and returns at most `limit` patients among them, each once, in
 * the order of the entries. The work is bounded however many patients the practice has.
 */
export async function listPatientsByBeginning(
  tx: Transaction,
  scope: SearchScope,
  plan: Pick<SearchPlan, "beginning" | "others">,
  bounds: { after: IndexPosition | null; without: readonly string[]; scan: number; limit: number },
): Promise<{ patient: PatientRow; word: string }[]> {
  const entries = scanOf({ tx, tenantId: scope.tenantId }, plan.beginning, bounds.after).limit(bounds.scan).as("entries");
  const others = plan.others.map(({ beginning, elsewhere }) => {
    const sameName = sql`(' ' || ${entries.word}) like ${`% ${beginning}%`}`;
    return elsewhere ? sql`(${sameName} or ${countEntries(scope.tenantId, entries.patientId, beginning)} > 0)` : sameName;
  });
  const earlierEntries = countEntries(scope.tenantId, entries.patientId, plan.beginning, sql`e.word || '' ~<~ ${entries.word}`);
  return tx
    .select({ patient: getTableColumns(patients), word: entries.word })
    .from(entries)
    .innerJoin(patients, and(eq(patients.tenantId, scope.tenantId), eq(patients.id, entries.patientId)))
    .where(
      and(
        ...others,
        sql`${earlierEntries} = 0`,
        inArray(patients.locationId, [...scope.locationIds]),
        bounds.without.length > 0 ? notInArray(patients.id, [...bounds.without]) : undefined,
      ),
    )
    .orderBy(sql`${entries.word} using ~<~`, asc(entries.patientId))
    .limit(bounds.limit);
}

/** Returns the entry at which a scan of this many entries ends; null when there are fewer. */
export async function findScanEnd(
  db: PracticeDb,
  beginning: string,
  after: IndexPosition | null,
  scan: number,
): Promise<IndexPosition | null> {
  const [last] = await scanOf(db, beginning, after)
    .offset(scan - 1)
    .limit(1);
  return last ?? null;
}

/** Returns the entries of one patient with this beginning, in order. */
export async function listEntriesOf({ tx, tenantId }: PracticeDb, patientId: string, beginning: string): Promise<string[]> {
  const rows = await tx
    .select({ word: patientWords.word })
    .from(patientWords)
    .where(and(eq(patientWords.tenantId, tenantId), eq(patientWords.patientId, patientId), beginsWith(patientWords.word, beginning)))
    .orderBy(sql`${patientWords.word} using ~<~`);
  return rows.map(({ word }) => word);
}

function scanOf({ tx, tenantId }: PracticeDb, beginning: string, after: IndexPosition | null) {
  const afterLast = after
    ? sql`${patientWords.word} ~>=~ ${after.word} and (${patientWords.word} ~>~ ${after.word} or ${patientWords.patientId} > ${after.patientId})`
    : undefined;
  return tx
    .select({ word: patientWords.word, patientId: patientWords.patientId })
    .from(patientWords)
    .where(and(eq(patientWords.tenantId, tenantId), beginsWith(patientWords.word, beginning), afterLast))
    .orderBy(sql`${patientWords.word} using ~<~`, asc(patientWords.patientId))
    .$dynamic();
}

/**
 * Returns how many entries of one patient have this beginning, for a single row of the surrounding query. Written so that only the index by
 * patient can be used: with a join the planner would read the whole range of the index for every row.
 */
function countEntries(tenantId: string, patientId: AnyColumn, beginning: string, more?: SQL): SQL {
  return sql`(select count(*) from ${patientWords} e where e.tenant_id = ${tenantId} and e.patient_id = ${patientId} and left(e.word, ${[...beginning].length}::int) = ${beginning}${more ? sql` and ${more}` : sql``})`;
}

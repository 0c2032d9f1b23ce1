import { and, desc, eq, gte, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { builtOnce, given, statementIn } from "~/db/built-once.server";
import type { PracticeDb } from "~/db/database.server";
import { schema } from "~/db/schema.server";
import type { StoredVisit, Visit } from "~/domain/search/recent-visit";

const { patients, recentVisits } = schema;

type VisitQuery = { ownerId: string; since: Date; limit: number };

/** Returns what a person opened since a moment, latest first. */
export async function listVisits({ tx, tenantId }: PracticeDb, { ownerId, since, limit }: VisitQuery): Promise<Visit[]> {
  return tx
    .select({ kind: recentVisits.kind, subject: recentVisits.subject })
    .from(recentVisits)
    .where(and(eq(recentVisits.tenantId, tenantId), eq(recentVisits.ownerId, ownerId), gte(recentVisits.visitedAt, since)))
    .orderBy(desc(recentVisits.visitedAt), recentVisits.subject)
    .limit(limit);
}

/** Stores that a person opened something; what was opened before moves to the front. */
export async function upsertVisit({ tx, tenantId }: PracticeDb, { kind, subject, ownerId, visitedAt }: StoredVisit): Promise<void> {
  await builtOnce(tx, visitStored).execute({ tenantId, ownerId, kind, subject, visitedAt: visitedAt.toISOString() });
}

/** Returns SQL that stores selected visits: practice, person, kind, subject and moment. */
export const visitsStored = (selected: SQL): SQL => sql`
  insert into recent_visits (tenant_id, owner_id, kind, subject, visited_at) ${selected}
  on conflict (tenant_id, owner_id, kind, subject) do update set visited_at = excluded.visited_at`;

const visitStored = statementIn(
  visitsStored(
    sql`select ${given("tenantId", "uuid")}, ${given("ownerId", "uuid")}, ${given("kind", "text")}, ${given("subject", "text")}, ${given("visitedAt", "timestamptz")}`,
  ),
  "visit_stored",
);

/** Returns the names of those of these patients that belong to these locations and are not erased. */
export async function listPatientNames({ tx, tenantId }: PracticeDb, ids: readonly string[], locationIds: readonly string[]) {
  const { id, firstName, lastName } = patients;
  return tx
    .select({ id, firstName, lastName })
    .from(patients)
    .where(
      and(
        eq(patients.tenantId, tenantId),
        inArray(patients.id, [...ids]),
        inArray(patients.locationId, [...locationIds]),
        isNull(patients.erasedAt),
      ),
    );
}

/** Deletes a patient and these orders from everybody's visits (D94). */
export async function deleteVisitsOf({ tx, tenantId }: PracticeDb, patientId: string, orderIds: readonly string[]): Promise<void> {
  const { kind, subject } = recentVisits;
  const named = or(and(eq(kind, "patient"), eq(subject, patientId)), and(eq(kind, "order"), inArray(subject, [...orderIds])));
  await tx.delete(recentVisits).where(and(eq(recentVisits.tenantId, tenantId), named));
}

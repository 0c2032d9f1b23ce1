import type { ExtractTablesWithRelations } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from "drizzle-orm/pg-core";
import type { AuditEntry } from "~/domain/account/audit-trail";

/** Queries name the tables they use; the connection knows none. */
type NoSchema = Record<string, never>;

/** Either driver: embedded PGlite or PostgreSQL. */
export type Database = PgDatabase<PgQueryResultHKT, NoSchema>;

/** A running transaction. Inside one, only this is used: with the embedded database the outer handle would never return. */
export type Transaction = PgTransaction<PgQueryResultHKT, NoSchema, ExtractTablesWithRelations<NoSchema>>;

/** The rows of one practice inside a running transaction. Queries take it as their first argument, so that none forgets the practice. */
export type PracticeDb = {
  readonly tx: Transaction;
  readonly tenantId: string;
  /** What a reading transaction has read already, for `readOnce`. */
  readonly answers?: Map<string, Promise<unknown>>;
  /** What the audit trail is to say of a writing transaction; its door writes it at the end (D32). */
  readonly audited?: AuditEntry[];
  /** There is no primary now that could record a view (D122). */
  readonly isUnrecorded?: boolean;
  /** By how many milliseconds what a replica holds may be behind (D107). */
  readonly behindMs?: number;
};

import type { ExtractTablesWithRelations } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from "drizzle-orm/pg-core";
import type { AuditEntry } from "~/domain/account/audit-trail";
import type { StoredVisit } from "~/domain/search/recent-visit";

/** Queries name their tables; the connection knows none. */
type NoSchema = Record<string, never>;

/** Either driver: embedded PGlite or PostgreSQL. */
export type Database = PgDatabase<PgQueryResultHKT, NoSchema>;

/** A running transaction. Inside one, only this is used: with the embedded database the outer handle would never return. */
export type Transaction = PgTransaction<PgQueryResultHKT, NoSchema, ExtractTablesWithRelations<NoSchema>>;

/** The rows of one practice inside a running transaction. Queries take it as their first argument, so that none can omit the practice. */
export type PracticeDb = {
  readonly tx: Transaction;
  readonly tenantId: string;
  /** What a read transaction has already read, for `loadOnce`. */
  readonly answers?: Map<string, Promise<unknown>>;
  /** The audit entries of a write transaction; its door writes them at the end (D32). */
  readonly audited?: AuditEntry[];
  /** What a person opens with the view that the audit entries are of; stored with them (D172). */
  readonly visited?: StoredVisit[];
  /** What is answered together with the commit, see `leave`; undefined where nothing is. */
  readonly left?: Promise<unknown>[] | undefined;
  /** Whether the transaction notes what it may change (D175). */
  readonly notesChanges?: boolean;
  /** There is no primary at present that could record a view (D122). */
  readonly isUnrecorded?: boolean;
  /** Maximum lag of a replica's data in milliseconds (D107). */
  readonly behindMs?: number;
};

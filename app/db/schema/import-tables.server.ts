import { index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { EditionCode } from "~/domain/edition";
import { importKinds, leftOutRules } from "~/domain/import/import-file";
import type { RowChange } from "~/domain/import/import-rows";
import type { ImportCounts } from "~/domain/import/parse-import";
import { instant } from "./columns.server";

const edition = () => text("edition").$type<EditionCode>().notNull();
const kind = () => text("kind", { enum: importKinds }).notNull();

/** A file that an operator previews before applying it (D90): one per operator, until it is applied or expires. */
export const importPreviews = pgTable(
  "import_previews",
  {
    id: uuid("id").primaryKey(),
    edition: edition(),
    kind: kind(),
    leftOut: text("left_out", { enum: leftOutRules }).notNull(),
    operatorId: uuid("operator_id").notNull(),
    fileName: text("file_name").notNull(),
    content: text("content").notNull(),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [index("import_previews_by_operator").on(table.operatorId), index("import_previews_by_end").on(table.expiresAt)],
);

/** Imports into a market and their undoing (D91), numbered from 1, with every row before and after. Append-only. */
export const importVersions = pgTable(
  "import_versions",
  {
    edition: edition(),
    seq: integer("seq").notNull(),
    kind: kind(),
    at: instant("at").notNull(),
    operatorId: uuid("operator_id").notNull(),
    /** Null when versions were undone; `reason` is null for a file. */
    fileName: text("file_name"),
    /** SHA-256 of the file's text. */
    contentHash: text("content_hash"),
    undoneSeq: integer("undone_seq"),
    reason: text("reason"),
    counts: jsonb("counts").$type<ImportCounts>().notNull(),
    changes: jsonb("changes").$type<RowChange[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.edition, table.seq] })],
);

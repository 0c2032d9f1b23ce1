import { bigint, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.server";

/**
 * Which transactions may have changed what, for an hour (D175): `scope` is a practice's id or one of `changeScopes`. A transaction is
 * visible, like its changes, once it is committed.
 */
export const notedChanges = pgTable(
  "noted_changes",
  {
    scope: text("scope").notNull(),
    transactionId: bigint("transaction_id", { mode: "number" }).notNull(),
    notedAt: instant("noted_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.scope, table.transactionId] })],
);

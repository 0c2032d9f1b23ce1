import { bigint, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { instant } from "./columns.server";

/**
 * Which transactions may have changed what, for an hour (D175): see `ChangeScope`. A note is visible, like the changes, once its
 * transaction is committed.
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

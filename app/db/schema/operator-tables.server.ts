import { index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { operatorActions } from "~/domain/account/operator-act";
import { instant, tenantId } from "./columns.server";

/** What operators did in and to practices, and why (D49); a practice's own trail has the same actions without the reasons. Append-only. */
export const operatorActs = pgTable(
  "operator_acts",
  {
    tenantId: tenantId(),
    id: uuid("id").notNull(),
    at: instant("at").notNull(),
    operatorId: uuid("operator_id").notNull(),
    action: text("action", { enum: operatorActions }).notNull(),
    /** The order, location, or other subject in the practice; null when it was the practice itself. */
    subjectId: uuid("subject_id"),
    reason: text("reason").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index("operator_acts_by_practice").on(table.tenantId, table.at, table.id),
  ],
);

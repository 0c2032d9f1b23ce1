import { index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { operatorActions } from "~/domain/account/operator-act";
import { instant, tenantId } from "./columns.server";

/** What operators did in and to practices, with why (D49); a practice's own trail has the same acts without the reasons. Only grows. */
export const operatorActs = pgTable(
  "operator_acts",
  {
    tenantId: tenantId(),
    id: uuid("id").notNull(),
    at: instant("at").notNull(),
    operatorId: uuid("operator_id").notNull(),
    action: text("action", { enum: operatorActions }).notNull(),
    /** The order, the location, or whatever else of the practice it was about; null when it was the practice itself. */
    subjectId: uuid("subject_id"),
    reason: text("reason").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index("operator_acts_by_practice").on(table.tenantId, table.at, table.id),
  ],
);

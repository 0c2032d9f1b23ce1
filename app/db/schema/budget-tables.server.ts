import { foreignKey, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { instant, tenantId } from "./columns.server";
import { locations } from "./practice.server";

/** What a location may spend per month, from a month (yyyy-MM) on until the next one listed (D103). */
export const budgets = pgTable(
  "budgets",
  {
    tenantId: tenantId(),
    locationId: uuid("location_id").notNull(),
    fromMonth: text("from_month").notNull(),
    /** VAT included, in the smallest unit of the market's currency; null: no budget from then on. */
    amount: integer("amount"),
    /** Raised by every change of the location's budget. */
    revision: integer("revision").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.locationId, table.fromMonth] }),
    foreignKey({ columns: [table.tenantId, table.locationId], foreignColumns: [locations.tenantId, locations.id] }),
  ],
);

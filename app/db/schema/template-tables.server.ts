import { sql } from "drizzle-orm";
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import type { TemplateLine } from "~/domain/template/order-template";
import { instant, tenantId } from "./columns.server";
import { locations, tenants } from "./practice.server";

/** Orders without a patient that a practice saved under a name (D170). */
export const orderTemplates = pgTable(
  "order_templates",
  {
    tenantId: tenantId().references(() => tenants.tenantId),
    id: uuid("id").notNull(),
    name: text("name").notNull(),
    /** Null for a template of the whole practice. */
    locationId: uuid("location_id"),
    lines: jsonb("lines").$type<TemplateLine[]>().notNull(),
    /** Incremented by every change of name or location. */
    revision: integer("revision").notNull(),
    madeById: uuid("made_by_id").notNull(),
    madeByName: text("made_by_name").notNull(),
    madeAt: instant("made_at").notNull(),
    changedAt: instant("changed_at").notNull(),
    /** Set while the removal can be undone. */
    removedAt: instant("removed_at"),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({ columns: [table.tenantId, table.locationId], foreignColumns: [locations.tenantId, locations.id] }),
    index("order_templates_removed").on(table.tenantId, table.removedAt).where(sql`${table.removedAt} is not null`),
  ],
);

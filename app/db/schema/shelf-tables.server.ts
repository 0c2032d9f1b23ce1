import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { instant, tenantId } from "./columns.server";
import { boxDataColumns } from "./delivery-tables.server";
import { locations } from "./practice.server";

/** Counts of a location's shelf (D115); at most one per location is open. */
export const shelfCounts = pgTable(
  "shelf_counts",
  {
    tenantId: tenantId(),
    id: uuid("id").notNull(),
    locationId: uuid("location_id").notNull(),
    openedAt: instant("opened_at").notNull(),
    finishedAt: instant("finished_at"),
    finishedByName: text("finished_by_name"),
    /** Number of lenses recorded when it was finished. */
    lensesQuantity: integer("lenses_quantity"),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({ columns: [table.tenantId, table.locationId], foreignColumns: [locations.tenantId, locations.id] }),
    uniqueIndex("shelf_counts_one_open").on(table.tenantId, table.locationId).where(sql`${table.finishedAt} is null`),
    index("shelf_counts_by_time").on(table.tenantId, table.locationId, table.finishedAt),
  ],
);

/**
 * What was counted, in order, under ids from the form: a scanned box, or the difference between a typed number and the count before it. The
 * sum of a product is what the shelf holds.
 */
export const shelfBoxes = pgTable(
  "shelf_boxes",
  {
    tenantId: tenantId(),
    id: uuid("id").notNull(),
    countId: uuid("count_id").notNull(),
    place: integer("place").notNull(),
    ...boxDataColumns(),
    quantity: integer("quantity").notNull(),
    takenBackAt: instant("taken_back_at"),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique("shelf_boxes_place").on(table.tenantId, table.countId, table.place),
    foreignKey({ columns: [table.tenantId, table.countId], foreignColumns: [shelfCounts.tenantId, shelfCounts.id] }),
  ],
);

/** The result of a finished count for each product, in boxes; 0 where the shelf had none. */
export const shelfFigures = pgTable(
  "shelf_figures",
  {
    tenantId: tenantId(),
    countId: uuid("count_id").notNull(),
    productId: text("product_id").notNull(),
    boxes: integer("boxes").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.countId, table.productId] }),
    foreignKey({ columns: [table.tenantId, table.countId], foreignColumns: [shelfCounts.tenantId, shelfCounts.id] }),
    check("shelf_figures_boxes", sql`${table.boxes} >= 0`),
  ],
);

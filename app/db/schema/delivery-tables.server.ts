import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { type BoxProduct, countingWays } from "~/domain/delivery/counted-box";
import { calendarDay, instant, tenantId } from "./columns.server";
import { orders, transactions } from "./order-tables.server";
import { locations } from "./practice.server";

/** Deliveries that a location is counting or has counted (D86); at most one per location is open. */
export const deliveries = pgTable(
  "deliveries",
  {
    tenantId: tenantId(),
    id: uuid("id").notNull(),
    locationId: uuid("location_id").notNull(),
    openedAt: instant("opened_at").notNull(),
    finishedAt: instant("finished_at"),
    finishedById: uuid("finished_by_id"),
    finishedByName: text("finished_by_name"),
    /** Boxes recorded when it was finished. */
    boxesQuantity: integer("boxes_quantity"),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({ columns: [table.tenantId, table.locationId], foreignColumns: [locations.tenantId, locations.id] }),
    uniqueIndex("deliveries_one_open").on(table.tenantId, table.locationId).where(sql`${table.finishedAt} is null`),
    index("deliveries_by_time").on(table.tenantId, table.locationId, table.finishedAt, table.id),
  ],
);

/** The data on a box, how it was counted, and by whom. */
export const boxDataColumns = () => ({
  gtin: text("gtin"),
  product: jsonb("product").$type<BoxProduct>(),
  lot: text("lot"),
  expiresOn: calendarDay("expires_on"),
  way: text("way", { enum: countingWays }).notNull(),
  countedById: uuid("counted_by_id").notNull(),
  countedByName: text("counted_by_name").notNull(),
  countedAt: instant("counted_at").notNull(),
});

/** One row per counted box, under the id that the browser gave it; `place` is its position within the delivery. */
export const countedBoxes = pgTable(
  "counted_boxes",
  {
    tenantId: tenantId(),
    id: uuid("id").notNull(),
    deliveryId: uuid("delivery_id").notNull(),
    place: integer("place").notNull(),
    ...boxDataColumns(),
    takenBackAt: instant("taken_back_at"),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique("counted_boxes_place").on(table.tenantId, table.deliveryId, table.place),
    foreignKey({ columns: [table.tenantId, table.deliveryId], foreignColumns: [deliveries.tenantId, deliveries.id] }),
  ],
);

/**
 * What was received (D86): boxes of one line of a part with equal data. Boxes that no line waited for have no order; they are found by
 * their lot.
 */
export const receivedBoxes = pgTable(
  "received_boxes",
  {
    tenantId: tenantId(),
    id: uuid("id").notNull(),
    deliveryId: uuid("delivery_id").notNull(),
    locationId: uuid("location_id").notNull(),
    orderId: uuid("order_id"),
    transactionId: uuid("transaction_id"),
    lineId: uuid("line_id"),
    ...boxDataColumns(),
    lotKey: text("lot_key"),
    quantity: integer("quantity").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({ columns: [table.tenantId, table.deliveryId], foreignColumns: [deliveries.tenantId, deliveries.id] }),
    foreignKey({ columns: [table.tenantId, table.orderId], foreignColumns: [orders.tenantId, orders.id] }),
    foreignKey({ columns: [table.tenantId, table.transactionId], foreignColumns: [transactions.tenantId, transactions.id] }),
    check("received_boxes_quantity", sql`${table.quantity} > 0`),
    check(
      "received_boxes_line",
      sql`(${table.orderId} is null) = (${table.transactionId} is null) and (${table.orderId} is null) = (${table.lineId} is null)`,
    ),
    index("received_boxes_by_lot").on(table.tenantId, table.lotKey, table.countedAt, table.id),
    index("received_boxes_by_order").on(table.tenantId, table.orderId),
    index("received_boxes_by_delivery").on(table.tenantId, table.deliveryId),
  ],
);

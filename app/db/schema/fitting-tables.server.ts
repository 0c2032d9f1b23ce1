import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { countingWays } from "~/domain/delivery/counted-box";
import { takingActs } from "~/domain/fitting/fitting-act";
import { calendarDay, instant, tenantId } from "./columns.server";
import { patients } from "./patient-tables.server";
import { locations } from "./practice.server";

/**
 * Packs of one trial lens and lot that were put on the shelf of a location (D160), under the id of the act that put them there.
 * `leftQuantity` is the number still there.
 */
export const fittingPacks = pgTable(
  "fitting_packs",
  {
    tenantId: tenantId(),
    id: uuid("id").notNull(),
    locationId: uuid("location_id").notNull(),
    productId: text("product_id").notNull(),
    lot: text("lot"),
    expiresOn: calendarDay("expires_on"),
    way: text("way", { enum: countingWays }).notNull(),
    quantity: integer("quantity").notNull(),
    leftQuantity: integer("left_quantity").notNull(),
    putById: uuid("put_by_id").notNull(),
    putByName: text("put_by_name").notNull(),
    putAt: instant("put_at").notNull(),
    undoneAt: instant("undone_at"),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({ columns: [table.tenantId, table.locationId], foreignColumns: [locations.tenantId, locations.id] }),
    index("fitting_packs_left").on(table.tenantId, table.locationId, table.productId).where(sql`${table.leftQuantity} > 0`),
    index("fitting_packs_by_time").on(table.tenantId, table.locationId, table.putAt),
    check("fitting_packs_left_quantity", sql`${table.leftQuantity} between 0 and ${table.quantity}`),
  ],
);

/** Packs taken from one row of the shelf, under the id of the act, which may take from several rows. */
export const fittingTakes = pgTable(
  "fitting_takes",
  {
    tenantId: tenantId(),
    id: uuid("id").notNull(),
    packsId: uuid("packs_id").notNull(),
    locationId: uuid("location_id").notNull(),
    act: text("act", { enum: takingActs }).notNull(),
    quantity: integer("quantity").notNull(),
    /** Lot and expiry date in the code of a scanned pack. */
    lot: text("lot"),
    expiresOn: calendarDay("expires_on"),
    /** The patient who got the packs, if one was named. */
    patientId: uuid("patient_id"),
    takenById: uuid("taken_by_id").notNull(),
    takenByName: text("taken_by_name").notNull(),
    takenAt: instant("taken_at").notNull(),
    undoneAt: instant("undone_at"),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id, table.packsId] }),
    foreignKey({ columns: [table.tenantId, table.packsId], foreignColumns: [fittingPacks.tenantId, fittingPacks.id] }),
    foreignKey({ columns: [table.tenantId, table.locationId], foreignColumns: [locations.tenantId, locations.id] }),
    foreignKey({ columns: [table.tenantId, table.patientId], foreignColumns: [patients.tenantId, patients.id] }),
    index("fitting_takes_by_time").on(table.tenantId, table.locationId, table.takenAt),
    index("fitting_takes_by_patient").on(table.tenantId, table.patientId, table.takenAt).where(sql`${table.patientId} is not null`),
    check("fitting_takes_quantity", sql`${table.quantity} > 0`),
  ],
);

/** How many packs of a trial lens a location wants on its shelf; a lens of which none are wanted has no row. */
export const fittingWanted = pgTable(
  "fitting_wanted",
  {
    tenantId: tenantId(),
    locationId: uuid("location_id").notNull(),
    productId: text("product_id").notNull(),
    packs: integer("packs").notNull(),
    changedAt: instant("changed_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.locationId, table.productId] }),
    foreignKey({ columns: [table.tenantId, table.locationId], foreignColumns: [locations.tenantId, locations.id] }),
    check("fitting_wanted_packs", sql`${table.packs} > 0`),
  ],
);

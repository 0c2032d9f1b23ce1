import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import type { HeldReview } from "~/domain/cart/checkout-blockers";
import type { PreorderBefore } from "~/domain/cart/taken-back";
import { dispensingPreferences, type Merchandise, orderTypes, preorderStatuses, purchaseTypes } from "~/domain/order/preorder";
import type { StoredReceipt } from "~/domain/order/receipt";
import { receivedSources } from "~/domain/order/source-type";
import type { StoredFinding } from "~/domain/prescription/finding";
import { instant, tenantId } from "./columns.server";
import { patientAddresses, patients } from "./patient-tables.server";
import { locations } from "./practice.server";

export const carts = pgTable(
  "carts",
  {
    tenantId: tenantId(),
    id: uuid("id").notNull(),
    locationId: uuid("location_id").notNull(),
    /** The person, user or operator, whose cart this is (D21). */
    ownerId: uuid("owner_id").notNull(),
    /** waiting: sent for approval (D96); returned: moved back from there into the open cart. */
    status: text("status", { enum: ["open", "waiting", "returned", "ordered"] }).notNull(),
    holdId: uuid("hold_id"),
    holdExpiresAt: instant("hold_expires_at"),
    /** The review of the running hold: prices, splits and promised days, compared again at submission (D25). */
    review: jsonb("review").$type<HeldReview>(),
    cartConfirmationNum: text("cart_confirmation_num"),
    /** The hold that was submitted, and its receipt, which never changes (D24). */
    orderedHoldId: uuid("ordered_hold_id"),
    receipt: jsonb("receipt").$type<StoredReceipt>(),
    orderedAt: instant("ordered_at"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({ columns: [table.tenantId, table.locationId], foreignColumns: [locations.tenantId, locations.id] }),
    uniqueIndex("carts_one_open").on(table.tenantId, table.locationId, table.ownerId).where(sql`${table.status} = 'open'`),
    unique("carts_confirmation").on(table.tenantId, table.cartConfirmationNum),
    check(
      "carts_ordered_has_receipt",
      sql`${table.status} <> 'ordered' or (${table.receipt} is not null and ${table.cartConfirmationNum} is not null)`,
    ),
  ],
);

/** Preorders (D60). The row of a removed or ordered one remains, so that a late add with its id cannot bring it back. */
export const preorders = pgTable(
  "preorders",
  {
    tenantId: tenantId(),
    id: uuid("id").notNull(),
    cartId: uuid("cart_id").notNull(),
    locationId: uuid("location_id").notNull(),
    revision: integer("revision").notNull(),
    status: text("status", { enum: preorderStatuses }).notNull(),
    orderType: text("order_type", { enum: orderTypes }).notNull(),
    purchaseType: text("purchase_type", { enum: purchaseTypes }).notNull(),
    patientId: uuid("patient_id"),
    shippingAddressId: uuid("shipping_address_id"),
    dispensingPreference: text("dispensing_preference", { enum: dispensingPreferences }).notNull(),
    note: text("note").notNull().default(""),
    promotionId: text("promotion_id"),
    merchandise: jsonb("merchandise").$type<Merchandise>().notNull(),
    /** The findings of its last change (D75). */
    findings: jsonb("findings").$type<StoredFinding[]>().notNull().default([]),
    /** The placed order that this preorder will replace (D27). */
    replacesOrderId: uuid("replaces_order_id"),
    /** The other system that sent it (D43); null for the market's own. */
    receivedFrom: text("received_from", { enum: receivedSources }),
    /** The last change, when it can be undone, and the state before it; `before` is null once it was undone. */
    changeId: uuid("change_id"),
    before: jsonb("before").$type<PreorderBefore>(),
    createdAt: instant("created_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({ columns: [table.tenantId, table.cartId], foreignColumns: [carts.tenantId, carts.id] }),
    foreignKey({ columns: [table.tenantId, table.locationId], foreignColumns: [locations.tenantId, locations.id] }),
    foreignKey({ columns: [table.tenantId, table.patientId], foreignColumns: [patients.tenantId, patients.id] }),
    foreignKey({ columns: [table.tenantId, table.shippingAddressId], foreignColumns: [patientAddresses.tenantId, patientAddresses.id] }),
    index("preorders_by_cart").on(table.tenantId, table.cartId, table.createdAt),
    index("preorders_by_patient")
      .on(table.tenantId, table.patientId)
      .where(sql`${table.status} in ('active', 'savedForLater', 'markedForDeletion')`),
  ],
);

/** A failed checkout (D38): code, time and cart, for operators. */
export const checkoutFailures = pgTable(
  "checkout_failures",
  {
    tenantId: tenantId(),
    id: uuid("id").notNull(),
    cartId: uuid("cart_id").notNull(),
    code: text("code").notNull(),
    at: instant("at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.tenantId, table.id] }), index("checkout_failures_by_time").on(table.at, table.id)],
);

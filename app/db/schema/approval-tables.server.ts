import { sql } from "drizzle-orm";
import { boolean, foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { approvalStates } from "~/domain/approval/approval";
import { approvalGroups } from "~/domain/approval/approval-rule";
import { carts } from "./cart-tables.server";
import { instant, tenantId } from "./columns.server";
import { tenants } from "./practice.server";

/** Whose orders in a practice need approval, and above which amount (D96); nobody's without a row. */
export const approvalRules = pgTable("approval_rules", {
  tenantId: tenantId()
    .primaryKey()
    .references(() => tenants.tenantId),
  askedOf: text("asked_of", { enum: approvalGroups }).notNull(),
  /** In the smallest unit of the market's currency; null: no amount applies. */
  aboveAmount: integer("above_amount"),
  /** Also orders that exceed their location's budget (D103). */
  aboveBudget: boolean("above_budget").notNull().default(false),
  /** Raised by every change; 0 is the default rule. */
  revision: integer("revision").notNull(),
  updatedAt: instant("updated_at").notNull(),
});

/** Carts that were sent for approval, and the outcome (D96). */
export const approvals = pgTable(
  "approvals",
  {
    tenantId: tenantId(),
    id: uuid("id").notNull(),
    cartId: uuid("cart_id").notNull(),
    locationId: uuid("location_id").notNull(),
    state: text("state", { enum: approvalStates }).notNull(),
    askedById: uuid("asked_by_id").notNull(),
    askedByFirstName: text("asked_by_first_name").notNull(),
    askedByLastName: text("asked_by_last_name").notNull(),
    askedAt: instant("asked_at").notNull(),
    /** Price and content of the cart when it was sent. */
    grossAmount: integer("gross_amount").notNull(),
    boxesQuantity: integer("boxes_quantity").notNull(),
    /** Who approved, declined or withdrew it. */
    answeredById: uuid("answered_by_id"),
    answeredByFirstName: text("answered_by_first_name"),
    answeredByLastName: text("answered_by_last_name"),
    answeredAt: instant("answered_at"),
    /** Why it was declined. */
    words: text("words").notNull().default(""),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({ columns: [table.tenantId, table.cartId], foreignColumns: [carts.tenantId, carts.id] }),
    uniqueIndex("approvals_one_of_cart").on(table.tenantId, table.cartId),
    index("approvals_waiting").on(table.tenantId, table.askedAt, table.id).where(sql`${table.state} = 'asked'`),
    index("approvals_by_asker").on(table.tenantId, table.askedById, table.locationId, table.askedAt),
  ],
);

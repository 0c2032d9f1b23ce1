import { sql } from "drizzle-orm";
import { boolean, foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { approvalStates } from "~/domain/approval/approval";
import { approvalGroups } from "~/domain/approval/approval-rule";
import { carts } from "./cart-tables.server";
import { instant, tenantId } from "./columns.server";
import { tenants } from "./practice.server";

/** Whose orders of a practice are approved, and above which sum (D96); without a row nobody's. */
export const approvalRules = pgTable("approval_rules", {
  tenantId: tenantId()
    .primaryKey()
    .references(() => tenants.tenantId),
  askedOf: text("asked_of", { enum: approvalGroups }).notNull(),
  /** The smallest unit of the market's currency; null: no sum is asked for. */
  aboveAmount: integer("above_amount"),
  /** Also what goes beyond the budget of its location (D103). */
  aboveBudget: boolean("above_budget").notNull().default(false),
  /** Raised by every change; 0 is the rule that nobody chose. */
  revision: integer("revision").notNull(),
  updatedAt: instant("updated_at").notNull(),
});

/** Carts that were sent for approval, and what became of them (D96). */
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
    /** What the cart cost and held when it was sent. */
    grossAmount: integer("gross_amount").notNull(),
    boxesQuantity: integer("boxes_quantity").notNull(),
    /** Who approved or declined it, or took it back. */
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

import { type SQL, sql } from "drizzle-orm";
import { foreignKey, index, jsonb, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { type RequestDetails, type RequestStep, requestKinds, requestStates } from "~/domain/request/order-request";
import { calendarDay, instant, tenantId } from "./columns.server";
import { orders, transactions } from "./order-tables.server";

/**
 * Returns the condition for requests that wait for the distributor: unanswered ones, and returned boxes that are on their way or have
 * arrived.
 */
export const waitsForAnswer = (): SQL => sql`state = 'asked' or (kind = 'return' and state in ('accepted', 'received'))`;

/** Requests of practices to the distributor about orders whose window has closed (D78), with every step and its text. */
export const orderRequests = pgTable(
  "order_requests",
  {
    tenantId: tenantId(),
    id: uuid("id").notNull(),
    orderId: uuid("order_id").notNull(),
    /** The part and the line concerned; null when it is about the whole order. */
    transactionId: uuid("transaction_id"),
    lineId: uuid("line_id"),
    kind: text("kind", { enum: requestKinds }).notNull(),
    state: text("state", { enum: requestStates }).notNull(),
    details: jsonb("details").$type<RequestDetails>().notNull(),
    steps: jsonb("steps").$type<RequestStep[]>().notNull(),
    askedById: uuid("asked_by_id").notNull(),
    askedByName: text("asked_by_name").notNull(),
    askedAt: instant("asked_at").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    foreignKey({ columns: [table.tenantId, table.orderId], foreignColumns: [orders.tenantId, orders.id] }),
    foreignKey({ columns: [table.tenantId, table.transactionId], foreignColumns: [transactions.tenantId, transactions.id] }),
    index("order_requests_by_order").on(table.tenantId, table.orderId),
    index("order_requests_by_time").on(table.tenantId, table.kind, table.askedAt, table.id),
    index("order_requests_open").on(table.askedAt, table.id).where(waitsForAnswer()),
  ],
);

/** Photos of returned boxes, re-encoded, as base64. */
export const returnPhotos = pgTable(
  "return_photos",
  { tenantId: tenantId(), requestId: uuid("request_id").notNull(), photo: text("photo").notNull() },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.requestId] }),
    foreignKey({ columns: [table.tenantId, table.requestId], foreignColumns: [orderRequests.tenantId, orderRequests.id] }),
  ],
);

/** The promised days of a part before and after each change by the distributor. */
export const promiseMoves = pgTable(
  "promise_moves",
  {
    tenantId: tenantId(),
    id: uuid("id").notNull(),
    transactionId: uuid("transaction_id").notNull(),
    dayBefore: calendarDay("day_before"),
    day: calendarDay("day").notNull(),
    at: instant("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index("promise_moves_by_part").on(table.tenantId, table.transactionId, table.at),
    index("promise_moves_by_time").on(table.tenantId, table.at),
    foreignKey({ columns: [table.tenantId, table.transactionId], foreignColumns: [transactions.tenantId, transactions.id] }),
  ],
);

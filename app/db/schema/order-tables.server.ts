import { sql } from "drizzle-orm";
import { check, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { isOneOf } from "~/db/one-of.server";
import { statusesOnItsWay } from "~/domain/order/history-state";
import type { OrderDetail, OrderedAddress, TransactionMerchandise } from "~/domain/order/placed-order";
import type { OrderStatus } from "~/domain/order/status";
import type { StoredFinding } from "~/domain/prescription/finding";
import { carts } from "./cart-tables.server";
import { calendarDay, instant, tenantId } from "./columns.server";
import { patients } from "./patient-tables.server";
import { locations } from "./practice.server";

/** Reference table: the transitions of a transaction (D26). A history row with another one cannot be stored. */
export const statusTransitions = pgTable(
  "status_transitions",
  { fromStatus: text("from_status").$type<OrderStatus>().notNull(), toStatus: text("to_status").$type<OrderStatus>().notNull() },
  (table) => [primaryKey({ columns: [table.fromStatus, table.toStatus] })],
);

export const orders = pgTable(
  "orders",
  {
    tenantId: tenantId(),
    id: uuid("id").notNull(),
    cartId: uuid("cart_id").notNull(),
    preOrderId: uuid("pre_order_id").notNull(),
    locationId: uuid("location_id").notNull(),
    cartConfirmationNum: text("cart_confirmation_num").notNull(),
    confirmationNum: text("confirmation_num").notNull(),
    erpOrderNumber: text("erp_order_number"),
    orderType: text("order_type").notNull(),
    purchaseType: text("purchase_type").notNull(),
    sourceType: text("source_type").notNull(),
    countryCode: text("country_code").notNull(),
    patientId: uuid("patient_id"),
    orderDetail: jsonb("order_detail").$type<OrderDetail>().notNull(),
    /** The findings of the order, and who accepted them (D75). */
    findings: jsonb("findings").$type<StoredFinding[]>().notNull().default([]),
    /** The least advanced status of its transactions (D26), stored for lists. */
    status: text("status").$type<OrderStatus>().notNull(),
    boxesQuantity: integer("boxes_quantity").notNull(),
    netAmount: integer("net_amount").notNull(),
    feeAmount: integer("fee_amount").notNull(),
    vatAmount: integer("vat_amount").notNull(),
    /** The rate it was placed at (D3); null on orders from before rates were recorded, for which the edition's rate holds. */
    vatRateBasisPoints: integer("vat_rate_basis_points"),
    grossAmount: integer("gross_amount").notNull(),
    promisedDay: calendarDay("promised_day"),
    placedAt: instant("placed_at").notNull(),
    changeableUntil: instant("changeable_until").notNull(),
    cancelledAt: instant("cancelled_at"),
    placedById: uuid("placed_by_id").notNull(),
    updatedAt: instant("updated_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique("orders_one_per_preorder").on(table.tenantId, table.preOrderId),
    unique("orders_confirmation").on(table.tenantId, table.confirmationNum),
    foreignKey({ columns: [table.tenantId, table.cartId], foreignColumns: [carts.tenantId, carts.id] }),
    foreignKey({ columns: [table.tenantId, table.locationId], foreignColumns: [locations.tenantId, locations.id] }),
    foreignKey({ columns: [table.tenantId, table.patientId], foreignColumns: [patients.tenantId, patients.id] }),
    index("orders_by_place").on(table.tenantId, table.locationId, table.placedAt, table.id),
    index("orders_by_time").on(table.tenantId, table.placedAt, table.id),
    index("orders_by_cart").on(table.tenantId, table.cartId),
    index("orders_by_patient").on(table.tenantId, table.patientId, table.placedAt),
    index("orders_under_way").on(table.tenantId, table.placedAt, table.id, table.locationId).where(isOneOf(table.status, statusesOnItsWay)),
    index("orders_by_change").on(table.tenantId, table.updatedAt, table.id),
    index("orders_with_problems")
      .on(table.tenantId, table.locationId, table.placedAt, table.id)
      .where(sql`${table.status} = 'OrderProcessingError'`),
  ],
);

export const transactions = pgTable(
  "transactions",
  {
    tenantId: tenantId(),
    id: uuid("id").notNull(),
    orderId: uuid("order_id").notNull(),
    transactionSortOrder: integer("transaction_sort_order").notNull(),
    transactionConfirmationNum: text("transaction_confirmation_num").notNull(),
    status: text("status").$type<OrderStatus>().notNull(),
    statusDetail: text("status_detail"),
    statusSeq: integer("status_seq").notNull(),
    merchandise: jsonb("merchandise").$type<TransactionMerchandise>().notNull(),
    shippingAddress: jsonb("shipping_address").$type<OrderedAddress>().notNull(),
    defaultShippingOption: text("default_shipping_option").notNull(),
    promisedDay: calendarDay("promised_day"),
    trackingNumber: text("tracking_number"),
    processTime: instant("process_time").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    unique("transactions_confirmation").on(table.tenantId, table.transactionConfirmationNum),
    unique("transactions_order").on(table.tenantId, table.orderId, table.transactionSortOrder),
    foreignKey({ columns: [table.tenantId, table.orderId], foreignColumns: [orders.tenantId, orders.id] }),
    index("transactions_by_promise").on(table.tenantId, table.promisedDay, table.id),
  ],
);

/** The history of a transaction: each row continues the one before it, by a transition of status_transitions. */
export const statusHistory = pgTable(
  "status_history",
  {
    tenantId: tenantId(),
    transactionId: uuid("transaction_id").notNull(),
    seq: integer("seq").notNull(),
    prevSeq: integer("prev_seq"),
    fromStatus: text("from_status").$type<OrderStatus>(),
    toStatus: text("to_status").$type<OrderStatus>().notNull(),
    detail: text("detail"),
    at: instant("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.transactionId, table.seq] }),
    unique("status_history_state").on(table.tenantId, table.transactionId, table.seq, table.toStatus),
    foreignKey({ columns: [table.tenantId, table.transactionId], foreignColumns: [transactions.tenantId, transactions.id] }),
    foreignKey({ columns: [table.fromStatus, table.toStatus], foreignColumns: [statusTransitions.fromStatus, statusTransitions.toStatus] }),
    check(
      "status_history_chain",
      sql`(${table.seq} = 1 and ${table.prevSeq} is null and ${table.fromStatus} is null and ${table.toStatus} = 'OrderInitialized') or (${table.seq} > 1 and ${table.prevSeq} = ${table.seq} - 1 and ${table.fromStatus} is not null)`,
    ),
    foreignKey({
      columns: [table.tenantId, table.transactionId, table.prevSeq, table.fromStatus],
      foreignColumns: [table.tenantId, table.transactionId, table.seq, table.toStatus],
      name: "status_history_previous",
    }),
    index("status_history_on_the_way")
      .on(table.tenantId, table.at, table.transactionId)
      .where(sql`${table.toStatus} in ('Shipped', 'Delivered')`),
  ],
);

/**
 * The search words of an order: numbers, product names, the patient's name; normalised, matched by prefix. They are derived from the order
 * and written together with it, without a foreign key: checking it for each word took four fifths of the time.
 */
export const orderWords = pgTable(
  "order_words",
  { tenantId: tenantId(), word: text("word").notNull(), placedAt: instant("placed_at").notNull(), orderId: uuid("order_id").notNull() },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.word, table.placedAt, table.orderId] }),
    index("order_words_by_word").on(table.tenantId, table.word.op("text_pattern_ops")),
    index("order_words_by_order").on(table.tenantId, table.orderId, table.word),
  ],
);

/** Boxes of one product that a location ordered in one month (yyyy-MM): the basis of "usually ordered". */
export const monthlyUse = pgTable(
  "monthly_use",
  {
    tenantId: tenantId(),
    locationId: uuid("location_id").notNull(),
    itemId: text("item_id").notNull(),
    month: text("month").notNull(),
    productId: text("product_id").notNull(),
    boxesQuantity: integer("boxes_quantity").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.locationId, table.itemId, table.month, table.productId] }),
    foreignKey({ columns: [table.tenantId, table.locationId], foreignColumns: [locations.tenantId, locations.id] }),
  ],
);

/** Lenses that a location put aside from its usual order, with the last time (D89). */
export const putAsideLenses = pgTable(
  "put_aside_lenses",
  {
    tenantId: tenantId(),
    locationId: uuid("location_id").notNull(),
    productId: text("product_id").notNull(),
    putAsideAt: instant("put_aside_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.locationId, table.productId] }),
    foreignKey({ columns: [table.tenantId, table.locationId], foreignColumns: [locations.tenantId, locations.id] }),
  ],
);

/** Mails, hand-overs and requests, which a poller sends after the commit; failures stay visible. */
export const outbox = pgTable(
  "outbox",
  {
    tenantId: tenantId(),
    id: uuid("id").notNull(),
    kind: text("kind", { enum: ["handOver", "mail", "request"] }).notNull(),
    subjectId: uuid("subject_id"),
    payload: jsonb("payload").$type<Record<string, unknown>>().notNull(),
    availableAt: instant("available_at").notNull(),
    attempts: integer("attempts").notNull().default(0),
    /** The sender that has leased it, and until when. */
    leaseId: uuid("lease_id"),
    leasedUntil: instant("leased_until"),
    lastError: text("last_error"),
    sentAt: instant("sent_at"),
    droppedAt: instant("dropped_at"),
  },
  (table) => [
    primaryKey({ columns: [table.tenantId, table.id] }),
    index("outbox_failed")
      .on(table.availableAt, table.id)
      .where(sql`${table.sentAt} is null and ${table.droppedAt} is null and ${table.kind} = 'handOver' and ${table.attempts} > 0`),
    index("outbox_to_send").on(table.kind, table.availableAt, table.id).where(sql`${table.sentAt} is null and ${table.droppedAt} is null`),
    index("outbox_by_subject").on(table.tenantId, table.subjectId).where(sql`${table.sentAt} is null and ${table.droppedAt} is null`),
  ],
);

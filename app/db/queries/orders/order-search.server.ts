import { and, asc, desc, eq, gte, inArray, like, lt, type SQL, sql } from "drizzle-orm";
import type { PracticeDb } from "~/db/database.server";
import { schema } from "~/db/schema.server";
import type { OrderStatus } from "~/domain/order/status";
import { type NamedOrder, selectNamedOrders } from "./orders.server";

const { orders, orderWords, tenants } = schema;

export type OrderFilter = {
  locationIds: readonly string[];
  cartId: string | null;
  patientId: string | null;
  /** Placed at or after the first moment, and before the second; null where the range is open. */
  startAt: Date | null;
  endAt: Date | null;
  /** Null means all. */
  statuses: readonly OrderStatus[] | null;
  /** Normalised words; each must begin a word of the order. */
  words: readonly string[];
};

/** The start of a page: after this order; `at` is the moment by which the list is sorted. */
export type OrderKey = { at: Date; id: string };
export type OrderPage = {
  after: OrderKey | null;
  offset: number;
  limit: number;
  sortBy: "placedAt" | "updatedAt";
  direction: "ASC" | "DESC";
};

/** Returns one page of orders by time of placing or of the last change, then id. */
export async function listOrders(db: PracticeDb, filter: OrderFilter, page: OrderPage): Promise<NamedOrder[]> {
  const { tx } = db;
  const inOrder = page.direction === "ASC" ? asc : desc;
  return selectNamedOrders(tx)
    .where(and(conditions(db, filter), beyond(page)))
    .orderBy(inOrder(orders[page.sortBy]), inOrder(orders.id))
    .limit(page.limit)
    .offset(page.offset);
}

/** Returns how many orders each filter shows, up to a limit, so that counting costs no more in a long history. */
export async function countOrders<Name extends string>(
  db: PracticeDb,
  filters: Readonly<Record<Name, OrderFilter>>,
  limit: number,
): Promise<Record<Name, number>> {
  const { tx, tenantId } = db;
  const countOf = (filter: OrderFilter) => {
    const found = tx
      .select({ one: sql`1`.as("one") })
      .from(orders)
      .where(conditions(db, filter))
      .limit(limit)
      .as("found");
    return sql<number>`(select count(*)::int from ${found})`;
  };
  const names = Object.keys(filters) as Name[];
  const counts = Object.fromEntries(names.map((name) => [name, countOf(filters[name])]));
  const [row] = await tx.select(counts).from(tenants).where(eq(tenants.tenantId, tenantId));
  return Object.fromEntries(names.map((name) => [name, row?.[name] ?? 0])) as Record<Name, number>;
}

function conditions(db: PracticeDb, filter: OrderFilter): SQL | undefined {
  const { tenantId } = db;
  const { locationIds, cartId, patientId, startAt, endAt, statuses, words } = filter;
  return and(
    eq(orders.tenantId, tenantId),
    inArray(orders.locationId, [...locationIds]),
    cartId === null ? undefined : eq(orders.cartId, cartId),
    patientId === null ? undefined : eq(orders.patientId, patientId),
    startAt === null ? undefined : gte(orders.placedAt, startAt),
    endAt === null ? undefined : lt(orders.placedAt, endAt),
    statuses === null ? undefined : inArray(orders.status, [...statuses]),
    ...words.map((word) => inArray(orders.id, ordersWith(db, word))),
  );
}

/** Search words hold only letters and digits, so they cannot contain a wildcard. */
function ordersWith({ tx, tenantId }: PracticeDb, word: string) {
  return tx
    .select({ orderId: orderWords.orderId })
    .from(orderWords)
    .where(and(eq(orderWords.tenantId, tenantId), like(orderWords.word, `${word}%`)));
}

function beyond({ after, sortBy, direction }: OrderPage): SQL | undefined {
  if (!after) return undefined;
  const key = sql`(${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`;
  const position = sql`(${orders[sortBy]}, ${orders.id})`;
  return direction === "ASC" ? sql`${position} > ${key}` : sql`${position} < ${key}`;
}

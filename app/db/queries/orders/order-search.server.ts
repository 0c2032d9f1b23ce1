import { and, asc, desc, eq, gte, inArray, lt, type SQL, sql } from "drizzle-orm";
import { beginsWith } from "~/db/begins-with.server";
import type { PracticeDb } from "~/db/database.server";
import { isOneOf } from "~/db/one-of.server";
import { schema } from "~/db/schema.server";
import type { OrderWords } from "~/domain/order/order-words";
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
  words: OrderWords;
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
  const countOf = (filter: OrderFilter) =>
    sql<number>`(select count(*)::int from (select from ${orders} where ${conditions(db, filter)} limit ${limit}) found)`;
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
    statuses === null ? undefined : isOneOf(orders.status, statuses),
    words.leading === null ? undefined : sql`${orders.id} = any(array(${ordersWith(db, words.leading)}))`,
    words.ids === null ? undefined : sql`${orders.id} = any(${sql.param([...words.ids])}::uuid[])`,
    ...haveWords(tenantId, words.others),
  );
}

const haveWords = (tenantId: string, words: readonly string[]): SQL[] => words.map((word) => sql`${countEntries(tenantId, word)} > 0`);

/** Returns how many of the practice's newest orders, up to this number of them, have all of the words. */
export async function countTriedOrders({ tx, tenantId }: PracticeDb, words: readonly string[], tried: number): Promise<number> {
  const newest = tx
    .select({ isFound: sql<boolean>`${and(...haveWords(tenantId, words))}`.as("is_found") })
    .from(orders)
    .where(eq(orders.tenantId, tenantId))
    .orderBy(desc(orders.placedAt), desc(orders.id))
    .limit(tried)
    .as("newest");
  const [row] = await tx.select({ hits: sql<number>`(count(*) filter (where ${newest.isFound}))::int` }).from(newest);
  return row?.hits ?? 0;
}

/** Returns the ids of the orders that have all of the words, up to a limit; the entries of each word are read once. */
export async function listOrdersWithWords(db: PracticeDb, words: readonly string[], limit: number): Promise<string[]> {
  const ofEach = words.map((word) => ordersWith(db, word));
  const rows = await db.tx.select({ id: sql<string>`found.order_id` }).from(
    sql`(${sql.join(
      ofEach.map((found) => sql`(${found})`),
      sql` intersect `,
    )} limit ${limit}) found`,
  );
  return rows.map(({ id }) => id);
}

/** Returns how many search entries of orders begin with each word, counted up to a limit. */
export async function countOrderWords(
  { tx, tenantId }: PracticeDb,
  words: readonly string[],
  limit: number,
): Promise<Record<string, number>> {
  if (words.length === 0) return {};
  const countOf = (word: string) => {
    const entries = sql`select from ${orderWords} where ${orderWords.tenantId} = ${tenantId} and ${beginsWith(orderWords.word, word)}`;
    return sql<number>`(select count(*)::int from (${entries} limit ${limit}) entries)`;
  };
  const [row] = await tx
    .select(Object.fromEntries(words.map((word) => [word, countOf(word)])))
    .from(tenants)
    .where(eq(tenants.tenantId, tenantId));
  return Object.fromEntries(words.map((word) => [word, row?.[word] ?? 0]));
}

function ordersWith({ tx, tenantId }: PracticeDb, word: string) {
  return tx
    .select({ orderId: orderWords.orderId })
    .from(orderWords)
    .where(and(eq(orderWords.tenantId, tenantId), beginsWith(orderWords.word, word)));
}

/**
 * Returns how many entries of an order have this beginning. Written so that only the index by order can be used: with a join the planner
 * would read the entries of the whole practice for every order.
 */
function countEntries(tenantId: string, beginning: string): SQL {
  return sql`(select count(*) from ${orderWords} e where e.tenant_id = ${tenantId} and e.order_id = ${orders.id} and left(e.word, ${[...beginning].length}::int) = ${beginning})`;
}

function beyond({ after, sortBy, direction }: OrderPage): SQL | undefined {
  if (!after) return undefined;
  const key = sql`(${after.at.toISOString()}::timestamptz, ${after.id}::uuid)`;
  const position = sql`(${orders[sortBy]}, ${orders.id})`;
  return direction === "ASC" ? sql`${position} > ${key}` : sql`${position} < ${key}`;
}

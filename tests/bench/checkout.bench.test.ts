import { and, eq, inArray, or } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import type { Database } from "~/db/database.server";
import { schema } from "~/db/schema.server";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { givenCatalogue, givenShelf, givenShopper, mydayId, mydayLine, type Shopper, stockOrder } from "~tests/services/cart/given-cart";
import { machine, median, millisecondsOf, report } from "./measure";

const powers = Array.from({ length: 30 }, (_, index) => -0.5 - index * 0.25).filter((power) => power >= -6 || Number.isInteger(power * 2));
const lines = [...powers, ...Array.from({ length: 30 - powers.length }, (_, index) => 0.5 + index * 0.25)];

let shopper: Shopper;

beforeAll(async () => {
  await resetDatabase();
  await givenCatalogue();
  shopper = await givenShopper();
});

/** A reviewed stock cart of 30 lines, all on the shelf. */
async function givenReviewedCart() {
  const { calls, locationId } = shopper;
  for (const power of lines) await givenShelf(mydayId(power), 100);
  const { cart } = await calls.cart.sync({ locationId, preorders: [stockOrder(lines.map((power) => mydayLine(power, 2)))] });
  const { holdId } = await calls.cart.startCheckout({ cartId: cart.id });
  return { cartId: cart.id, holdId };
}

const { orders, transactions, statusHistory, orderWords, monthlyUse, outbox, auditEntries } = schema;

/** The rows that the checkout of a cart has written, taken out of the database. */
async function takeRows(owner: Database, cartId: string) {
  const { tenantId } = shopper;
  const ofTenant = (table: { tenantId: typeof orders.tenantId }) => eq(table.tenantId, tenantId);
  const placed = await owner
    .select()
    .from(orders)
    .where(and(ofTenant(orders), eq(orders.cartId, cartId)));
  const orderIds = placed.map(({ id }) => id);
  const ofOrders = inArray(transactions.orderId, orderIds);
  const parts = await owner.select().from(transactions).where(ofOrders);
  const partIds = parts.map(({ id }) => id);
  const aboutCart = or(inArray(outbox.subjectId, orderIds), eq(outbox.subjectId, cartId));
  const messages = await owner.delete(outbox).where(aboutCart).returning();
  const history = await owner.delete(statusHistory).where(inArray(statusHistory.transactionId, partIds)).returning();
  const words = await owner.delete(orderWords).where(inArray(orderWords.orderId, orderIds)).returning();
  const use = await owner.delete(monthlyUse).returning();
  const acts = await owner.delete(auditEntries).where(eq(auditEntries.action, "ordered")).returning();
  await owner.delete(transactions).where(ofOrders);
  await owner.delete(orders).where(inArray(orders.id, orderIds));
  return { placed, parts, history, words, use, messages, acts };
}

type Rows = Awaited<ReturnType<typeof takeRows>>;

/** The least that storing these rows can take: one transaction, one statement for each table, nothing read and nothing checked. */
const insertBare = (owner: Database, rows: Rows) =>
  owner.transaction(async (tx) => {
    await tx.insert(orders).values(rows.placed);
    await tx.insert(transactions).values(rows.parts);
    await tx.insert(statusHistory).values(rows.history);
    await tx.insert(orderWords).values(rows.words);
    await tx.insert(monthlyUse).values(rows.use);
    await tx.insert(outbox).values(rows.messages);
    await tx.insert(auditEntries).values(rows.acts);
  });

test("the checkout of a 30-line stock cart compared with writing its rows in one bare transaction", async () => {
  const { owner, kind } = await testDatabase();
  const [warmUp, rounds] = [5, 25];
  const checkouts: number[] = [];
  const inserts: number[] = [];
  let written = 0;
  for (let round = -warmUp; round < rounds; round += 1) {
    const { cartId, holdId } = await givenReviewedCart();
    const checkout = await millisecondsOf(() => shopper.calls.cart.checkout({ cartId, holdId, acceptTerms: true }));
    const rows = await takeRows(owner, cartId);
    const insert = await millisecondsOf(() => insertBare(owner, rows));
    written = Object.values(rows).reduce((sum, { length }) => sum + length, 0);
    await takeRows(owner, cartId);
    if (round < 0) continue;
    checkouts.push(checkout);
    inserts.push(insert);
  }
  const [one, other] = [median(checkouts), median(inserts)];
  report(
    `checkout of 30 stock lines ${one.toFixed(1)} ms, its ${written} rows in one bare transaction ${other.toFixed(1)} ms, ratio ${(one / other).toFixed(2)}; 30 shelves and the cart are changed besides, medians of ${rounds}, ${kind === "postgres" ? "PostgreSQL" : "PGlite"}, ${machine}`,
  );
  expect(lines).toHaveLength(30);
  expect(written).toBeGreaterThan(30);
});

import { v7 as uuid } from "uuid";
import { schema } from "~/db/schema.server";
import { productIdOf } from "~/domain/product/product-id";
import type { CallContext } from "~/services/call-context.server";
import { testDatabase } from "~tests/helpers/database";
import { callsFor, givenSession, now } from "~tests/helpers/given";
import { seriesById } from "../cart/given-cart";

type Person = { tenantId: string; userId: string; locationIds: [string, ...string[]]; token: string };

/** A patient of the person's first location. */
export async function givenPatient({ tenantId, locationIds }: Person, firstName = "Tamar", lastName = "Oren"): Promise<string> {
  const { owner } = await testDatabase();
  const id = uuid();
  await owner.insert(schema.patients).values({
    ...{ tenantId, id, locationId: locationIds[0], firstName, lastName, identityKey: id, sortKey: lastName.toLowerCase() },
    ...{ createdAt: now, updatedAt: now },
  });
  return id;
}

/** A sphere of Biofinity as callers send it. */
export const biofinity = (power: number, quantity: number) => ({ id: uuid(), seriesId: "il-biofinity", packSize: 6, power, quantity });

/** So many boxes are left of the sphere of Biofinity of a power, and no more will come. */
export async function givenLastBoxes(onHand: number, power = -1): Promise<void> {
  const { owner } = await testDatabase();
  const productId = productIdOf(seriesById("il-biofinity"), { power, baseCurve: 8.6, diameter: 14 }, 6);
  const level = { edition: "IL" as const, itemId: "il-biofinity", productId, onHand, expectedDay: null, soldOut: true };
  const { edition, itemId } = schema.stockLevels;
  await owner
    .insert(schema.stockLevels)
    .values(level)
    .onConflictDoUpdate({ target: [edition, itemId, schema.stockLevels.productId], set: level });
}

type Placing = { lines?: ReturnType<typeof biofinity>[]; patientId?: string; locationId?: string; parts?: Partial<CallContext> };

/** An order that went through cart and checkout: for a patient (the first line is the right eye), else for stock. Answers its ids. */
export async function placeOrder(person: Person, { lines = [biofinity(-3.25, 2)], patientId, locationId, parts = {} }: Placing = {}) {
  const place = locationId ?? person.locationIds[0];
  // A session whose last use is later than the order would have ended (D52).
  const isEarlier = parts.now !== undefined && parts.now < now;
  const token = isEarlier ? await givenSession(person.tenantId, person.userId, place, parts.now) : person.token;
  const calls = await callsFor({ token }, parts);
  const [right, left] = lines;
  const merchandise = patientId
    ? { purchaseType: "Revenue" as const, rx: { right: right ?? null, left: left ?? null } }
    : { purchaseType: "Revenue" as const, lines };
  const preorder = {
    id: uuid(),
    orderType: patientId ? ("Patient" as const) : ("Stock" as const),
    patientId: patientId ?? null,
    merchandise,
  };
  const { cart } = await calls.cart.sync({ locationId: place, preorders: [preorder] });
  const { holdId } = await calls.cart.startCheckout({ cartId: cart.id });
  const { receipt } = await calls.cart.checkout({ cartId: cart.id, holdId, acceptTerms: true });
  const [order] = receipt.orders;
  if (!order) throw new Error("Nothing was ordered");
  return { cartId: cart.id, orderId: order.id, confirmationNum: order.confirmationNum, cartConfirmationNum: receipt.cartConfirmationNum };
}

type StoredOrder = {
  placedAt: Date;
  locationId?: string;
  status?: "OrderInitialized" | "Delivered" | "OrderProcessingError";
  words?: string[];
};

/** Orders written straight into the database: many at once, one part each, without lines. */
export async function storeOrders({ tenantId, userId, locationIds }: Person, stored: readonly StoredOrder[]): Promise<string[]> {
  const { owner } = await testDatabase();
  const cartId = uuid();
  await owner.insert(schema.carts).values({
    ...{ tenantId, id: cartId, locationId: locationIds[0], ownerId: userId, status: "ordered" as const, createdAt: now },
    cartConfirmationNum: `TST-1-${cartId}`,
    receipt: {} as never,
  });
  const rows = stored.map(({ placedAt, locationId, status }, index) => ({
    ...{ tenantId, id: uuid(), cartId, preOrderId: uuid(), locationId: locationId ?? locationIds[0] },
    ...{ cartConfirmationNum: `TST-1-${cartId}`, confirmationNum: `TST-${index}-${cartId}`, orderType: "Stock", purchaseType: "Revenue" },
    ...{ sourceType: "Israel", countryCode: "IL", orderDetail: detail, status: status ?? ("Delivered" as const), boxesQuantity: 1 },
    ...{ netAmount: 100, feeAmount: 0, vatAmount: 18, grossAmount: 118, placedAt, changeableUntil: placedAt },
    ...{ placedById: userId, updatedAt: placedAt },
  }));
  for (let start = 0; start < rows.length; start += 200) await owner.insert(schema.orders).values(rows.slice(start, start + 200));
  const words = stored.flatMap((order, index) =>
    (order.words ?? []).map((word) => ({ tenantId, word, placedAt: order.placedAt, orderId: rows[index]?.id ?? "" })),
  );
  if (words.length > 0) await owner.insert(schema.orderWords).values(words);
  return rows.map(({ id }) => id);
}

const detail = {
  ...{ shipToOffice: true, shipToCode: "EIN-01", phoneNo: "050-000-0001", note: "", locationName: "Location 1" },
  address: { name: "", street: "", street2: "", street3: "", street4: "", city: "", state: "", zip: "", country: "Israel" },
  ...{ defaultShippingOption: "DAY", practiceName: "Practice einayim", bpn: "4100-1", currentUserName: "Noa Shalev" },
};

/** Minutes after the moment of every test. */
export const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

/** The calls as the person makes them minutes later, in a session that runs then. */
export async function callsLater({ tenantId, userId, locationIds }: Person, minutes: number) {
  const token = await givenSession(tenantId, userId, locationIds[0], later(minutes));
  return callsFor({ token }, { now: later(minutes) });
}

/** Every row of what an order is made of, to see that nothing changed. */
export async function orderRows() {
  const { owner } = await testDatabase();
  return {
    orders: await owner.select().from(schema.orders).orderBy(schema.orders.id),
    transactions: await owner.select().from(schema.transactions).orderBy(schema.transactions.id),
    history: await owner.select().from(schema.statusHistory).orderBy(schema.statusHistory.transactionId, schema.statusHistory.seq),
    shelves: await owner.select().from(schema.stockLevels).orderBy(schema.stockLevels.edition, schema.stockLevels.productId),
    outbox: await owner.select().from(schema.outbox).orderBy(schema.outbox.id),
    preorders: await owner.select().from(schema.preorders).orderBy(schema.preorders.id),
  };
}

import { eq } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { schema } from "~/db/schema.server";
import { testDatabase } from "~tests/helpers/database";
import { now } from "~tests/helpers/given";
import { givenBelongings } from "~tests/services/belongings";
import { givenAvailable, givenShelf, mydayId, mydayLine, officeTrial, type Shopper } from "~tests/services/cart/given-cart";
import type { Held } from "./held";

/** Something in every table that a query reads. */
export async function givenHoldings(shopper: Shopper): Promise<Held> {
  const { owner } = await testDatabase();
  const { tenantId, userId } = shopper;
  const belongings = await givenBelongings(shopper, "Levi");
  const email = "staff@einayim.example";
  await givenAvailable(shopper, "il-biofinity", false);
  await shopper.calls.catalogue.setPin({ seriesId: "il-myday", pinned: true });
  await owner.insert(schema.seenPromotions).values({ tenantId, ownerId: userId, promotionId: "autumn", seenAt: now });
  await givenShelf(mydayId(-3.25), 0, { expectedDay: "2026-12-01" });
  await owner.insert(schema.signInAttempts).values({
    ...{ tenantId, emailKey: email, device: "browser", wrongInRow: 2, wrongSinceSuccess: 2, lockedUntil: null, updatedAt: now },
  });
  const expiresAt = new Date(now.getTime() + 60_000);
  await owner.insert(schema.oneTimeKeys).values({ tenantId, keyHash: "hash", kind: "reset", userId, expiresAt });
  const newEmail = { keyHash: "another hash", kind: "confirmEmail", newEmail: "new@einayim.example" } as const;
  await owner.insert(schema.oneTimeKeys).values({ tenantId, userId, expiresAt, ...newEmail });
  const [session] = await owner.select().from(schema.sessions).where(eq(schema.sessions.tenantId, tenantId));
  const [patientRow] = await owner.select().from(schema.patients);
  const [part] = await owner.select().from(schema.transactions);
  if (!session || !patientRow || !part) throw new Error("The practice has no session, patient or order");
  const merchandise = { ...part.merchandise, purchaseType: "Trial" as const };
  const trial = { id: uuid(), transactionSortOrder: 9, transactionConfirmationNum: "a trial", merchandise };
  await owner.insert(schema.transactions).values({ ...part, ...trial });
  const { request: requestId } = belongings;
  await owner.update(schema.orderRequests).set({ kind: "return" }).where(eq(schema.orderRequests.id, requestId));
  await owner.insert(schema.returnPhotos).values({ tenantId, requestId, photo: "" });
  await owner
    .insert(schema.promiseMoves)
    .values({ tenantId, id: uuid(), transactionId: part.id, dayBefore: null, day: "2026-12-01", at: now });
  await owner
    .update(schema.transactions)
    .set({ promisedDay: "2026-12-01", status: "OrderReceived" })
    .where(eq(schema.transactions.id, part.id));
  const way = ["OrderInitialized", "OrderReceived", "BeingPackaged", "ReadyToShip", "Shipped"] as const;
  await owner.insert(schema.statusHistory).values(
    way.map((toStatus, index) => ({
      ...{ tenantId, transactionId: trial.id, seq: index + 1, prevSeq: index === 0 ? null : index },
      ...{ fromStatus: way[index - 1] ?? null, toStatus, at: now },
    })),
  );
  await owner.update(schema.transactions).set({ status: "Shipped" }).where(eq(schema.transactions.id, trial.id));
  const [asked] = await owner.select().from(schema.orderRequests).where(eq(schema.orderRequests.id, requestId));
  if (asked) await owner.insert(schema.orderRequests).values({ ...asked, id: uuid(), kind: "shortage", transactionId: part.id });
  const [box] = await owner.select().from(schema.countedBoxes).where(eq(schema.countedBoxes.id, belongings.box));
  await owner.insert(schema.receivedBoxes).values({
    ...{ tenantId, id: uuid(), deliveryId: belongings.delivery, locationId: shopper.locationId, orderId: part.orderId },
    ...{ transactionId: part.id, lineId: belongings.orderedLine, lot: "A1", lotKey: "A1", way: "scanner", quantity: 1 },
    ...{ countedById: userId, countedByName: "", countedAt: now },
  });
  const [order] = await owner.select().from(schema.orders).where(eq(schema.orders.id, part.orderId));
  if (!order) throw new Error("The part is of no order");
  const problem = { id: uuid(), preOrderId: uuid(), confirmationNum: "a problem", status: "OrderProcessingError" as const };
  await owner.insert(schema.orders).values({ ...order, ...problem });
  const stock = { id: uuid(), preOrderId: uuid(), confirmationNum: "for the shelf", status: "OrderReceived" as const, patientId: null };
  await owner.insert(schema.orders).values({ ...order, ...stock });
  const merchandiseOfStock = { ...part.merchandise, purchaseType: "Revenue" as const };
  await owner.insert(schema.transactions).values({
    ...{ ...part, id: uuid(), orderId: stock.id, transactionConfirmationNum: "a part for the shelf", merchandise: merchandiseOfStock },
  });
  const trialOrder = { id: uuid(), preOrderId: uuid(), confirmationNum: "for the fitting set", purchaseType: "Trial" as const };
  await owner.insert(schema.orders).values({ ...order, ...stock, ...trialOrder });
  await owner.insert(schema.transactions).values({
    ...{ ...part, id: uuid(), orderId: trialOrder.id, transactionConfirmationNum: "a part for the fitting set", merchandise },
  });
  await shopper.calls.stock.putAside({ locationId: belongings.location, productId: mydayId(-3.25), putAside: true });
  const line = { id: uuid(), seriesId: "il-myday", packSize: 90, power: -2, quantity: 1 };
  await shopper.calls.cart.sync({
    locationId: belongings.location,
    preorders: [
      { id: uuid(), orderType: "Stock", merchandise: { purchaseType: "Revenue", lines: [line] } },
      officeTrial([mydayLine(-2, 1, { seriesId: "il-myday-trial", packSize: 5 })]),
    ],
  });
  await owner.update(schema.patients).set({ supplyEndsOn: "2026-12-01", supplyIsStale: true }).where(eq(schema.patients.id, patientRow.id));
  await owner.update(schema.preorders).set({ patientId: patientRow.id }).where(eq(schema.preorders.id, belongings.preorder));
  const [take] = await owner.select().from(schema.fittingTakes).where(eq(schema.fittingTakes.tenantId, tenantId));
  const parts = await owner.select().from(schema.transactions);
  return {
    ...{ ...belongings, userId, email, keyHash: "hash", sessionHash: session.idHash, patientRow },
    ...{ openDeliveryId: box?.deliveryId ?? "", fittingTake: take?.id ?? "" },
    ...{ identityKey: patientRow.identityKey, sortKey: patientRow.sortKey, transactionIds: parts.map(({ id }) => id) },
  };
}

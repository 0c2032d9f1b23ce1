import { and, count, eq, inArray, isNull, notInArray, or, type SQL, sql } from "drizzle-orm";
import type { PracticeDb } from "~/db/database.server";
import { isOneOf } from "~/db/one-of.server";
import { unorderedCarts } from "~/db/queries/cart/cart.server";
import { presentStatuses } from "~/db/queries/cart/preorders.server";
import { deleteVisitsOf } from "~/db/queries/recents/recent-visits.server";
import { schema } from "~/db/schema.server";
import { searchWords } from "~/domain/account/search-key";
import type { OrderedAddress } from "~/domain/order/placed-order";
import type { ErasureReason, OpenWork } from "~/domain/patient/erasure";

const { carts, keptForms, orderRequests, orderWords, orders, outbox, patientAddresses, patientNotes, patients, patientWords } = schema;
const { preorders, returnPhotos, sessions, transactions } = schema;

/** Returns the open work for a patient (D94). */
export async function countOpenWork({ tx, tenantId }: PracticeDb, patientId: string): Promise<OpenWork> {
  const ofPatient = and(eq(orders.tenantId, tenantId), eq(orders.patientId, patientId));
  const [open] = await tx
    .select({ count: count() })
    .from(orders)
    .where(and(ofPatient, notInArray(orders.status, ["Delivered", "Cancelled"])));
  const [carted] = await tx
    .select({ count: count() })
    .from(preorders)
    .innerJoin(carts, and(eq(carts.tenantId, preorders.tenantId), eq(carts.id, preorders.cartId), isOneOf(carts.status, unorderedCarts)))
    .where(and(eq(preorders.tenantId, tenantId), eq(preorders.patientId, patientId), isOneOf(preorders.status, presentStatuses)));
  const [asked] = await tx
    .select({ count: count() })
    .from(orderRequests)
    .innerJoin(orders, and(eq(orders.tenantId, orderRequests.tenantId), eq(orders.id, orderRequests.orderId)))
    .where(and(ofPatient, openRequest()));
  return { orders: open?.count ?? 0, inCarts: carted?.count ?? 0, requests: asked?.count ?? 0 };
}

const openRequest = () =>
  or(eq(orderRequests.state, "asked"), and(eq(orderRequests.kind, "return"), inArray(orderRequests.state, ["accepted", "received"])));

type Erasure = { pseudonym: string; reason: ErasureReason; erasedById: string; now: Date };

/**
 * Removes a patient's data everywhere in the practice and leaves a pseudonym (D94). Orders, their numbers, lenses and sums stay. Only
 * through the door of erasures: no other may change what was ordered.
 */
export async function erasePatientData(db: PracticeDb, patient: typeof patients.$inferSelect, erasure: Erasure): Promise<void> {
  const { tx, tenantId } = db;
  const { id } = patient;
  const ofOrders = and(eq(orders.tenantId, tenantId), eq(orders.patientId, id));
  const orderIds = (await tx.select({ id: orders.id }).from(orders).where(ofOrders)).map((row) => row.id);
  await eraseOrders(db, orderIds, erasure);
  await deleteVisitsOf(db, id, orderIds);
  await tx
    .update(preorders)
    .set({ note: "", findings: [], before: null, shippingAddressId: null })
    .where(and(eq(preorders.tenantId, tenantId), eq(preorders.patientId, id)));
  await tx.delete(patientWords).where(and(eq(patientWords.tenantId, tenantId), eq(patientWords.patientId, id)));
  await tx.delete(patientNotes).where(and(eq(patientNotes.tenantId, tenantId), eq(patientNotes.patientId, id)));
  await tx.delete(patientAddresses).where(and(eq(patientAddresses.tenantId, tenantId), eq(patientAddresses.patientId, id)));
  await forgetTyped(db, patient);
  await tx
    .update(patients)
    .set({
      ...{ firstName: "", lastName: erasure.pseudonym, identityKey: `erased ${id}`, sortKey: `erased ${id}` },
      ...{ externalId: null, customerId: null, dob: null, phone: null, phoneDigits: null, email: null, sms: false, note: "" },
      ...{ shipToPatient: false, rxExpiresOn: null, supplyEndsOn: null, supplyIsStale: false },
      ...{ erasedAt: erasure.now, erasedById: erasure.erasedById, erasureReason: erasure.reason, updatedAt: erasure.now },
    })
    .where(and(eq(patients.tenantId, tenantId), eq(patients.id, id)));
}

/** Erases names, addresses, telephones, notes, findings and search words from orders, their parts, requests and messages. */
async function eraseOrders({ tx, tenantId }: PracticeDb, orderIds: readonly string[], { pseudonym, now }: Erasure): Promise<void> {
  if (orderIds.length === 0) return;
  const ids = [...orderIds];
  const rows = await tx
    .select({ order: orders, part: transactions })
    .from(orders)
    .innerJoin(transactions, and(eq(transactions.tenantId, orders.tenantId), eq(transactions.orderId, orders.id)))
    .where(and(eq(orders.tenantId, tenantId), inArray(orders.id, ids)));
  await tx.delete(orderWords).where(and(eq(orderWords.tenantId, tenantId), inArray(orderWords.orderId, ids)));
  for (const order of new Map(rows.map((row) => [row.order.id, row.order])).values()) {
    const { id, orderDetail, placedAt } = order;
    const parts = rows.filter((row) => row.order.id === id).map(({ part }) => part);
    const toPatient = !orderDetail.shipToOffice;
    const delivery = toPatient ? { address: erasedAddress(orderDetail.address, pseudonym), phoneNo: "" } : {};
    await tx
      .update(orders)
      .set({ orderDetail: { ...orderDetail, ...delivery, note: "" }, findings: [] })
      .where(and(eq(orders.tenantId, tenantId), eq(orders.id, id)));
    for (const part of toPatient ? parts : [])
      await tx
        .update(transactions)
        .set({ shippingAddress: erasedAddress(part.shippingAddress, pseudonym) })
        .where(and(eq(transactions.tenantId, tenantId), eq(transactions.id, part.id)));
    const numbers = [order.cartConfirmationNum, order.confirmationNum, order.erpOrderNumber];
    const ofParts = parts.flatMap(({ transactionConfirmationNum, trackingNumber, merchandise }) => [
      ...[transactionConfirmationNum, trackingNumber, ...merchandise.lines.map(({ productName }) => productName)],
    ]);
    const words = searchWords([...numbers, ...ofParts].filter(Boolean).join(" "));
    await tx.insert(orderWords).values(words.map((word) => ({ tenantId, word, placedAt, orderId: id })));
  }
  const receipts = rows.map(({ order }) => order.cartId);
  await eraseRequests({ tx, tenantId }, { orderIds: ids, receipts }, now);
}

const erasedAddress = ({ country }: OrderedAddress, name: string): OrderedAddress => ({
  ...{ name, street: "", street2: "", street3: "", street4: "", city: "", state: "", zip: "", country },
});

/** The orders, and the carts whose confirmations name them. */
type Mailed = { orderIds: string[]; receipts: string[] };

/**
 * Erases texts and photos of requests about these orders, and the messages about any: rows of sent ones stay, waiting ones are not sent.
 */
async function eraseRequests({ tx, tenantId }: PracticeDb, { orderIds, receipts }: Mailed, now: Date): Promise<void> {
  const ofOrders = and(eq(orderRequests.tenantId, tenantId), inArray(orderRequests.orderId, orderIds));
  const requests = await tx.select().from(orderRequests).where(ofOrders);
  for (const { id, steps } of requests)
    await tx
      .update(orderRequests)
      .set({ steps: steps.map((step) => ({ ...step, words: "" })) })
      .where(and(eq(orderRequests.tenantId, tenantId), eq(orderRequests.id, id)));
  const subjects = [...orderIds, ...requests.map(({ id }) => id)];
  if (requests.length > 0)
    await tx.delete(returnPhotos).where(and(eq(returnPhotos.tenantId, tenantId), inArray(returnPhotos.requestId, subjects)));
  const messages = and(eq(outbox.tenantId, tenantId), inArray(outbox.subjectId, [...subjects, ...receipts]));
  await tx
    .update(outbox)
    .set({ droppedAt: now })
    .where(and(messages, isNull(outbox.sentAt), isNull(outbox.droppedAt)));
  await tx.update(outbox).set({ payload: {} }).where(messages);
}

/** Deletes drafts that name the patient, and searches in sessions that contain the name or a number. */
async function forgetTyped({ tx, tenantId }: PracticeDb, patient: typeof patients.$inferSelect): Promise<void> {
  // Quotation marks and backslashes are escaped in the text of a JSON value.
  const contains = (column: SQL, text: string) => sql`strpos(lower(${column}), lower(${JSON.stringify(text).slice(1, -1)})) > 0`;
  const typed = sql`${keptForms.path} || ${keptForms.entries}::text`;
  const { id, firstName, lastName, phone, phoneDigits, customerId, externalId } = patient;
  const isNamed = or(contains(typed, id), firstName ? and(contains(typed, firstName), contains(typed, lastName)) : undefined);
  await tx.delete(keptForms).where(and(eq(keptForms.tenantId, tenantId), isNamed));
  const searchedTexts = [lastName, phone, phoneDigits, customerId, externalId].filter((text): text is string => !!text);
  const isSearchForPatient = or(...searchedTexts.map((text) => contains(sql`${sessions.searches}::text`, text)));
  await tx
    .update(sessions)
    .set({ searches: {} })
    .where(and(eq(sessions.tenantId, tenantId), isSearchForPatient));
}

/** Locks and returns a patient, erased or not, at any location, until the end of the transaction; null when there is none. */
export async function lockPatientToErase({ tx, tenantId }: PracticeDb, id: string) {
  const [row] = await tx
    .select()
    .from(patients)
    .where(and(eq(patients.tenantId, tenantId), eq(patients.id, id)))
    .for("update");
  return row ?? null;
}

import { and, eq, isNull } from "drizzle-orm";
import { v7 as uuid } from "uuid";
import { schema } from "~/db/schema.server";
import type { MailPayload } from "~/integrations/mail/mail-payload";
import { testDatabase } from "~tests/helpers/database";
import { callContextFor, callsFor } from "~tests/helpers/given";
import { givenCatalogue, givenShelf, givenShopper, mydayId, mydayLine, stockOrder } from "../cart/given-cart";
import { callsLater, later } from "../orders/placed-orders";

const key = "a-shared-secret";

/** The distributor's calls, minutes after the moment of every test. */
export async function distributorCalls(minutes = 60) {
  const { settings } = await callContextFor(null);
  return callsFor(null, { apiKey: key, settings: { ...settings, distributorKey: key }, now: later(minutes) });
}

/**
 * Stock of which one box of four is on the shelf, ordered, handed over: part 1 has the box, part 2 waits for three, and for four of another
 * lens if these are ordered too.
 */
export async function givenWaitingOrder({ withOther = false, ...options }: { edition?: "IL" | "KR"; withOther?: boolean } = {}) {
  await givenCatalogue();
  const shopper = await givenShopper(options);
  await givenShelf(mydayId(-3.25), 1, { expectedDay: "2026-12-07" });
  if (withOther) await givenShelf(mydayId(-2), 0, { expectedDay: "2026-12-07" });
  const lines = [mydayLine(-3.25, 4), ...(withOther ? [mydayLine(-2, 4)] : [])];
  const { cart } = await shopper.calls.cart.sync({ locationId: shopper.locationId, preorders: [stockOrder(lines)] });
  const { holdId } = await shopper.calls.cart.startCheckout({ cartId: cart.id });
  const { receipt } = await shopper.calls.cart.checkout({ cartId: cart.id, holdId, acceptTerms: true });
  const orderId = receipt.orders[0]?.id ?? "";
  const named = { tenantId: shopper.tenantId, orderId };
  const tell = async (update: object, minutes = 60) =>
    (await distributorCalls(minutes)).distributor.updateStatuses({ updates: [{ ...named, ...update }] } as never);
  await tell({ status: "OrderReceived", erpOrderNumber: "0045-119-871" }, 31);
  const { orders } = await (await callsLater(shopper, 40)).orders.detail({ tenantId: shopper.tenantId, cartId: cart.id });
  const parts = orders[0]?.transactions ?? [];
  const ofPart = (available: "now" | "later") => {
    const part = parts.find((each) => each.available === available);
    const lines = (part?.merchandise.lines ?? []).map(({ id: lineId }) => ({ orderId, transactionId: part?.id ?? "", lineId }));
    const [line = { orderId, transactionId: "", lineId: "" }, other = line] = lines;
    return { number: part?.transactionConfirmationNum ?? "", line, other };
  };
  return { shopper, cartId: cart.id, orderId, tell, now: ofPart("now"), waiting: ofPart("later") };
}

/** Requests to cancel one order, each asked a second after the one before it. */
export async function givenOpenRequests(quantity: number) {
  const { shopper, orderId } = await givenWaitingOrder();
  const requests = Array.from({ length: quantity }, (_, index) => ({
    ...{ tenantId: shopper.tenantId, id: uuid(), orderId, kind: "cancelOrder" as const, state: "asked" as const, details: {}, steps: [] },
    ...{ askedById: shopper.userId, askedByName: "Dana Levi", askedAt: new Date(later(60).getTime() + index * 1000), updatedAt: later(60) },
  }));
  const { owner } = await testDatabase();
  await owner.insert(schema.orderRequests).values(requests);
  return { shopper, requestIds: requests.map(({ id }) => id) };
}

/** The mails that wait to be sent, in the order in which they were queued. */
export async function queuedMails(): Promise<MailPayload[]> {
  const { owner } = await testDatabase();
  const waiting = and(eq(schema.outbox.kind, "mail"), isNull(schema.outbox.droppedAt));
  const rows = await owner.select().from(schema.outbox).where(waiting).orderBy(schema.outbox.id);
  return rows.map(({ payload }) => payload as MailPayload);
}

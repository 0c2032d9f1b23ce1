import { createHmac } from "node:crypto";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { countOwnChanges } from "~/db/own-changes.server";
import { schema } from "~/db/schema.server";
import { findDistributorAddress, findDistributorKey } from "~/integrations/distributor/distributor-address.server";
import { postHandOver } from "~/integrations/distributor/post-hand-over.server";
import { type GiveOrder, handOverOrder } from "~/services/distributor/hand-over-order.server";
import { simulateDistributor, takeOrder } from "~/services/distributor/simulate-distributor.server";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { callsFor, givenCatalogue, givenPerson, givenPractice } from "~tests/helpers/given";
import { biofinity, givenPatient, later, placeOrder } from "../orders/placed-orders";
import { sendDue } from "../outbox/send-due";

beforeEach(resetDatabase);

type Received = { headers: Record<string, unknown>; body: string };

/** A distributor on this machine that answers with these statuses, the last one again and again. */
async function givenDistributor(statuses: number[], answer: object = { erpOrderNumber: "0045-1" }) {
  const received: Received[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      received.push({ headers: request.headers, body: Buffer.concat(chunks).toString() });
      response.writeHead((statuses.length > 1 ? statuses.shift() : statuses[0]) ?? 200, { "content-type": "application/json" });
      response.end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  const address = findDistributorAddress(`http://portal:secret@127.0.0.1:${(server.address() as AddressInfo).port}/orders`);
  if (!address) throw new Error("The address holds a password");
  return { address, received };
}

async function givenOrder() {
  await givenCatalogue();
  const person = await givenPerson(await givenPractice());
  const placed = await placeOrder(person, { patientId: await givenPatient(person), lines: [biofinity(-1, 1)] });
  return { person, placed };
}

async function sendAt(minutes: number, give: GiveOrder) {
  const { doors } = await testDatabase();
  const clock = () => later(minutes);
  return sendDue({ doors, handlers: { handOver: handOverOrder({ doors, give, clock, publicUrl: "http://localhost:3000" }) } }, clock());
}

async function stateOf(orderId: string) {
  const { owner } = await testDatabase();
  const [order] = await owner.select().from(schema.orders).where(eq(schema.orders.id, orderId));
  return [order?.status, order?.erpOrderNumber];
}

describe("handing an order over", () => {
  test("waits for the end of the window, then posts it signed, once, and marks it received", async () => {
    const { placed } = await givenOrder();
    const { address, received } = await givenDistributor([200]);
    const give: GiveOrder = (order, signal) => postHandOver(address, order, { now: later(30), signal });
    expect(await sendAt(29, give)).toEqual({ sent: 0, failed: 0 });
    expect(await sendAt(30, give)).toEqual({ sent: 1, failed: 0 });
    expect(await sendAt(31, give)).toEqual({ sent: 0, failed: 0 });
    expect(received).toHaveLength(1);
    const [{ headers, body } = { headers: {}, body: "" }] = received;
    const seconds = later(30).getTime() / 1000;
    expect(headers["idempotency-key"]).toBe(placed.orderId);
    expect(headers["x-signature"]).toBe(`t=${seconds},v1=${createHmac("sha256", "secret").update(`${seconds}.${body}`).digest("hex")}`);
    expect(headers.authorization).toBeUndefined();
    expect(JSON.parse(body)).toMatchObject({
      orderId: placed.orderId,
      confirmationNum: placed.confirmationNum,
      transactions: [{ lines: [{ quantity: 1 }] }],
    });
    expect(body).not.toContain("Tamar");
    expect(await stateOf(placed.orderId)).toEqual(["OrderReceived", "0045-1"]);
  });

  test("is tried again after a refusal, and the order stays as it is until then", async () => {
    const { placed } = await givenOrder();
    const { address, received } = await givenDistributor([503, 200]);
    const give: GiveOrder = (order, signal) => postHandOver(address, order, { now: later(30), signal });
    expect(await sendAt(30, give)).toEqual({ sent: 0, failed: 1 });
    expect(await stateOf(placed.orderId)).toEqual(["OrderInitialized", null]);
    const { owner } = await testDatabase();
    const [message] = await owner.select().from(schema.outbox).where(eq(schema.outbox.kind, "handOver"));
    expect(message?.lastError).toBe("HandOverRefused 503");
    expect(await sendAt(31, give)).toEqual({ sent: 1, failed: 0 });
    expect(received).toHaveLength(2);
    expect(await stateOf(placed.orderId)).toEqual(["OrderReceived", "0045-1"]);
  });

  test("skips an order that was cancelled", async () => {
    const { person, placed } = await givenOrder();
    const { address, received } = await givenDistributor([200]);
    await (await callsFor(person)).orders.cancel({ orderId: placed.orderId });
    await sendAt(40, (order, signal) => postHandOver(address, order, { now: later(40), signal }));
    expect(received).toEqual([]);
    expect(await stateOf(placed.orderId)).toEqual(["Cancelled", null]);
  });

  test("is not overtaken by a cancellation that was sent before the end of the window and arrives while the distributor answers", async () => {
    const { person, placed } = await givenOrder();
    const cancelling = await callsFor(person, { now: later(29) });
    const refused = { code: "changeWindowClosed", data: { until: later(30) } };
    const give: GiveOrder = async () => {
      await expect(cancelling.orders.cancel({ orderId: placed.orderId })).rejects.toMatchObject(refused);
      expect(await cancelling.orders.cancelSelected({ orderIds: [placed.orderId] })).toMatchObject({ cancelled: [], kept: [refused.data] });
      return { erpOrderNumber: "0045-1" };
    };
    expect(await sendAt(30, give)).toEqual({ sent: 1, failed: 0 });
    expect(await stateOf(placed.orderId)).toEqual(["OrderReceived", "0045-1"]);
  });

  test("discards nothing that the practice has kept until the order is marked received (D175)", async () => {
    const { placed } = await givenOrder();
    const { doors, ownChanges } = countOwnChanges((await testDatabase()).doors);
    const changesBefore: number[] = [];
    const give: GiveOrder = async () => {
      changesBefore.push(ownChanges());
      return { erpOrderNumber: "0045-1" };
    };
    const handOver = handOverOrder({ doors, give, clock: () => later(30), publicUrl: "http://localhost:3000" });
    expect(await sendDue({ doors, handlers: { handOver } }, later(30))).toEqual({ sent: 1, failed: 0 });
    expect([...changesBefore, ownChanges()]).toEqual([0, 1]);
    expect(await stateOf(placed.orderId)).toEqual(["OrderReceived", "0045-1"]);
  });
});

test("the secret is the password of the URL, and is not part of the requested URL", () => {
  expect(findDistributorAddress("https://portal:p%40ss@cvi.example/orders")).toEqual({ url: "https://cvi.example/orders", key: "p@ss" });
  expect(findDistributorKey("https://cvi.example/orders")).toBeNull();
  expect(findDistributorKey(null)).toBeNull();
});

describe("the simulator", () => {
  test("takes the order, then moves it along by the clock to its delivery, the same way each time", async () => {
    const { person, placed } = await givenOrder();
    await sendAt(30, takeOrder);
    const { doors, ownChanges } = countOwnChanges((await testDatabase()).doors);
    const [status, erpOrderNumber] = await stateOf(placed.orderId);
    expect(status).toBe("OrderReceived");
    expect(erpOrderNumber).toMatch(/^0045-\d{3}-\d{3}$/);
    const simulateAt = async (minutes: number) => [
      await simulateDistributor(doors, { now: later(minutes), publicUrl: "http://localhost:3000" }),
      ownChanges(),
    ];
    expect(await simulateAt(31)).toEqual([0, 0]);
    expect(await simulateAt(3 * 24 * 60)).toEqual([1, 1]);
    expect(await simulateAt(3 * 24 * 60)).toEqual([0, 1]);
    const { orders } = await (await callsFor(person)).orders.detail({ tenantId: person.tenantId, cartId: placed.cartId });
    const [part] = orders[0]?.transactions ?? [];
    const states = part?.timeline.map((step) => step.status).filter((each) => each !== "Backordered");
    expect(states).toEqual(["OrderInitialized", "OrderReceived", "BeingPackaged", "ReadyToShip", "Shipped", "Delivered"]);
    expect(part?.trackingNumber).toMatch(/^3007\d{6}$/);
    const moments = part?.timeline.map(({ at }) => at.getTime()) ?? [];
    expect(moments).toEqual(moments.toSorted((one, other) => one - other));
    expect(orders[0]?.updatedAt.getTime()).toBe(moments.at(-1));
  });

  test("leaves orders alone that were not handed over", async () => {
    const { placed } = await givenOrder();
    const { doors } = await testDatabase();
    expect(await simulateDistributor(doors, { now: later(3 * 24 * 60), publicUrl: "http://localhost:3000" })).toBe(0);
    expect(await stateOf(placed.orderId)).toEqual(["OrderInitialized", null]);
  });
});

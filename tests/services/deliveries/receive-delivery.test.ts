import { safe } from "@orpc/client";
import { v7 as uuid } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { resetDatabase } from "~tests/helpers/database";
import { givenShopper } from "../cart/given-cart";
import { callsLater } from "../orders/placed-orders";
import { distributorCalls, queuedMails } from "../requests/given-requests";
import { codeOf, givenShipped, receive, scanned } from "./given-deliveries";

beforeEach(resetDatabase);

const a1 = { lot: "A1", expires: "280131" };

/** Three boxes for stock in two lots, one for the patient; a lens for stock and a box of the patient lack, and one came that nobody ordered. */
const brought = [codeOf(-3.25, a1), codeOf(-3.25, { lot: "B2" }), codeOf(-3.25, a1), codeOf(-3.25, { lot: "C3" }), codeOf(-2)];

async function givenReceived() {
  const given = await givenShipped();
  const deliveryId = await receive(given, brought);
  const calls = await callsLater(given.shopper, 130);
  return { ...given, deliveryId, calls, delivery: await calls.deliveries.read({ deliveryId }) };
}

describe("a delivery that is finished (D86)", () => {
  test("keeps what arrived by line, with lot, expiry, manner and person; two lots are kept apart", async () => {
    const { delivery, shopper } = await givenReceived();
    expect(delivery.delivery).toMatchObject({ locationId: shopper.locationId, boxesQuantity: 5 });
    expect(
      delivery.received.map(({ ordered, lot, expiresOn, way, quantity }) => [ordered?.patientLast, lot, expiresOn, way, quantity]),
    ).toEqual(
      expect.arrayContaining([
        [null, "A1", "2028-01-31", "scanner", 2],
        [null, "B2", null, "scanner", 1],
        ["Levi", "C3", null, "scanner", 1],
        [undefined, null, null, "scanner", 1],
      ]),
    );
    expect(delivery.received).toHaveLength(4);
  });

  test("is finished once, accepts no more boxes, and belongs to its location", async () => {
    const { calls, deliveryId, delivery, locationId } = await givenReceived();
    expect(await calls.deliveries.finish({ deliveryId })).toEqual({ deliveryId, boxesQuantity: 5 });
    expect((await calls.deliveries.read({ deliveryId })).received).toEqual(delivery.received);
    const [late] = await safe(calls.deliveries.count({ locationId, deliveryId, boxes: scanned(codeOf(-1)) }));
    expect(late).toMatchObject({ code: "deliveryFinished", status: 409 });
    const stranger = await givenShopper({ subDomain: "carmel" });
    expect((await safe(stranger.calls.deliveries.read({ deliveryId })))[0]).toMatchObject({ code: "notFound" });
    expect((await safe(stranger.calls.deliveries.finish({ deliveryId })))[0]).toMatchObject({ code: "notFound" });
  });

  test("is not changed when its counted boxes are sent again", async () => {
    const { shopper, locationId } = await givenShipped();
    const calls = await callsLater(shopper, 120);
    const sent = { locationId, deliveryId: uuid(), boxes: scanned(codeOf(-1)) };
    await calls.deliveries.count(sent);
    await calls.deliveries.finish({ deliveryId: sent.deliveryId });
    expect(await calls.deliveries.count(sent)).toEqual({ deliveryId: null, boxes: [], refused: [] });
  });

  test("needs at least one box", async () => {
    const { shopper, locationId } = await givenShipped();
    const calls = await callsLater(shopper, 120);
    const [box] = scanned(codeOf(-1));
    const { deliveryId } = await calls.deliveries.count({ locationId, deliveryId: uuid(), boxes: box ? [box] : [] });
    await calls.deliveries.takeBack({ locationId, boxId: box?.id ?? "" });
    expect((await safe(calls.deliveries.finish({ deliveryId: deliveryId ?? "" })))[0]).toMatchObject({ code: "nothingCounted" });
  });

  test("leaves the rest expected, and the order shows what was received", async () => {
    const { calls, shopper, cartId, forPatient, locationId } = await givenReceived();
    const { lines } = await calls.deliveries.view({ locationId });
    expect(lines.map(({ patientLast, left }) => [patientLast, left])).toEqual([
      [null, 1],
      ["Levi", 1],
    ]);
    const { orders } = await calls.orders.detail({ tenantId: shopper.tenantId, cartId });
    const parts = orders.find(({ id }) => id === forPatient.id)?.transactions ?? [];
    expect(parts.flatMap(({ received }) => received.map(({ lot, quantity, way }) => [lot, quantity, way]))).toEqual([["C3", 1, "scanner"]]);
    expect(parts.map(({ isExpected }) => isExpected)).toEqual([true]);
  });

  test("is listed, newest first", async () => {
    const { calls, shopper, locationId, deliveryId } = await givenReceived();
    const second = await receive({ shopper, locationId }, [codeOf(-1)], 140);
    const { deliveries, next } = await calls.deliveries.list({ locationId });
    expect([deliveries.map(({ id, boxesQuantity }) => [id, boxesQuantity]), next]).toEqual([
      [
        [second, 1],
        [deliveryId, 5],
      ],
      null,
    ]);
  });
});

describe("what is missing", () => {
  test("is listed by line, claimed once, and reported to the distributor and on the order", async () => {
    const { calls, delivery, deliveryId, shopper, cartId, forPatient } = await givenReceived();
    expect(delivery.lacking.map(({ patientLast, missing, isOpened }) => [patientLast, missing, isOpened])).toEqual([
      [null, 1, true],
      ["Levi", 1, true],
    ]);
    const claims = delivery.lacking.map(({ orderId, transactionId, lineId, missing }) => ({
      ...{ requestId: uuid(), orderId, transactionId, lineId, quantity: missing },
    }));
    const { requests } = await calls.deliveries.claim({ claims, words: "The carton was open" });
    expect(requests.map(({ kind, state, quantity }) => [kind, state, quantity])).toEqual(Array(2).fill(["shortage", "asked", 1]));
    expect((await calls.deliveries.claim({ claims, words: "The carton was open" })).requests).toEqual(requests);
    const after = await calls.deliveries.read({ deliveryId });
    expect([after.lacking, after.claims.map(({ id }) => id).toSorted()]).toEqual([[], requests.map(({ id }) => id).toSorted()]);
    const { orders } = await calls.orders.detail({ tenantId: shopper.tenantId, cartId });
    expect(orders.find(({ id }) => id === forPatient.id)?.requests.map(({ kind, quantity }) => [kind, quantity])).toEqual([
      ["shortage", 1],
    ]);
  });

  test("is answered as other requests are: accepted boxes stay expected for 60 days, declined ones can be claimed again", async () => {
    const { calls, delivery, deliveryId, shopper, locationId } = await givenReceived();
    const claims = delivery.lacking.map(({ orderId, transactionId, lineId, missing }) => ({
      ...{ requestId: uuid(), orderId, transactionId, lineId, quantity: missing },
    }));
    await calls.deliveries.claim({ claims });
    const answers = claims.map(({ requestId }, index) => ({
      ...{ tenantId: shopper.tenantId, requestId, state: index === 0 ? ("accepted" as const) : ("declined" as const), words: "" },
    }));
    await (await distributorCalls(200)).distributor.answerRequests({ answers });
    expect(
      (await queuedMails()).flatMap((mail) => (mail.template === "requestAnswered" ? [[mail.kind, mail.state, mail.line?.quantity]] : [])),
    ).toEqual([
      ["shortage", "accepted", 1],
      ["shortage", "declined", 1],
    ]);
    const expectedAfter = async (minutes: number) => {
      const { lines } = await (await callsLater(shopper, minutes)).deliveries.view({ locationId });
      return lines.map(({ left, lineId }) => [lineId, left]);
    };
    const sixtyDays = 60 * 24 * 60;
    expect(await expectedAfter(sixtyDays + 200)).toEqual([[claims[0]?.lineId, 1]]);
    expect(await expectedAfter(sixtyDays + 201)).toEqual([]);
    const { lacking } = await calls.deliveries.read({ deliveryId });
    expect(lacking.map(({ lineId, missing }) => [lineId, missing])).toEqual([[claims[1]?.lineId, 1]]);
  });

  test.each([
    ["more than lack", { quantity: 2 }, { code: "shortageQuantity", data: { max: 1 } }],
    ["of an order that is not there", { orderId: uuid() }, { code: "notFound" }],
  ])("%s is not claimed, and nothing else with it", async (_, wrong, refusal) => {
    const { calls, delivery, deliveryId } = await givenReceived();
    const [first, second] = delivery.lacking.map(({ orderId, transactionId, lineId }) => ({
      ...{ requestId: uuid(), orderId, transactionId, lineId, quantity: 1 },
    }));
    const claims = [first, second && { ...second, ...wrong }].flatMap((claim) => claim ?? []);
    expect((await safe(calls.deliveries.claim({ claims })))[0]).toMatchObject(refusal);
    expect((await calls.deliveries.read({ deliveryId })).lacking).toHaveLength(2);
  });

  test("can be claimed of a transaction reported as delivered though nothing of it was counted", async () => {
    const given = await givenShipped({ until: "Delivered" });
    const deliveryId = await receive(given, [codeOf(-1)]);
    const calls = await callsLater(given.shopper, 130);
    const { lacking } = await calls.deliveries.read({ deliveryId });
    expect(lacking.map(({ patientLast, missing, isOpened }) => [patientLast, missing, isOpened])).toEqual([
      [null, 3, true],
      ["Levi", 2, false],
    ]);
  });

  test("is nothing of a transaction that is still on its way", async () => {
    const given = await givenShipped();
    const deliveryId = await receive(given, [codeOf(-1)]);
    const { lacking } = await (await callsLater(given.shopper, 130)).deliveries.read({ deliveryId });
    expect(lacking.map(({ patientLast, missing }) => [patientLast, missing])).toEqual([[null, 3]]);
  });
});

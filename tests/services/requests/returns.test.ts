import { safe } from "@orpc/client";
import sharp from "sharp";
import { v7 as uuid } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { resetDatabase } from "~tests/helpers/database";
import { givenShelf, mydayId } from "../cart/given-cart";
import { codeOf, receive } from "../deliveries/given-deliveries";
import { callsLater, later } from "../orders/placed-orders";
import { distributorCalls, givenWaitingOrder, queuedMails } from "./given-requests";

beforeEach(resetDatabase);

const hours = (count: number) => count * 60;
const days = (count: number) => hours(24 * count);

async function givenDelivered() {
  const given = await givenWaitingOrder();
  const states = ["BeingPackaged", "ReadyToShip", "Shipped", "Delivered"];
  for (const [step, status] of states.entries())
    await given.tell({ transactionConfirmationNum: given.now.number, status }, hours(2) + step);
  const { line } = given.now;
  const give = async (asked: object = {}, minutes = days(1)) =>
    (await callsLater(given.shopper, minutes)).requests.askToReturn({
      ...line,
      requestId: uuid(),
      quantity: 1,
      reason: "notNeeded",
      ...asked,
    });
  return { ...given, line, give };
}

describe("returning boxes (D80)", () => {
  test("is possible within the period, with reason and lot, once however often it is sent, and shown in list and order", async () => {
    const { shopper, give, line, cartId } = await givenDelivered();
    const calls = await callsLater(shopper, days(1));
    expect(await calls.requests.readReturn(line)).toMatchObject({
      max: 1,
      deliveredAt: later(hours(2) + 3),
      lastDay: "2027-02-22",
      damageUntil: null,
    });
    const asked = { requestId: uuid(), reason: "orderedWrong", lot: "LOT-2291" };
    const { request } = await give(asked);
    expect(await give(asked)).toEqual({ request });
    expect(request).toMatchObject({
      kind: "return",
      state: "asked",
      quantity: 1,
      reason: "orderedWrong",
      lot: "LOT-2291",
      hasPhoto: false,
    });
    const { returns, next } = await calls.requests.listReturns({ tenantId: shopper.tenantId });
    expect(returns.map(({ id, confirmationNum }) => [id, confirmationNum])).toEqual([[request.id, expect.stringContaining("EIN-")]]);
    expect(next).toBeNull();
    const { orders } = await calls.orders.detail({ tenantId: shopper.tenantId, cartId });
    expect(orders[0]?.requests).toEqual([request]);
    expect((await safe(give()))[0]).toMatchObject({ code: "nothingLeftToReturn" });
  });

  test("sends a mail when it is accepted, received and credited", async () => {
    const { shopper, give } = await givenDelivered();
    const { request } = await give();
    const calls = await distributorCalls(days(2));
    const answer = async (state: "accepted" | "received" | "credited", words = "") =>
      (await calls.distributor.answerRequests({ answers: [{ tenantId: shopper.tenantId, requestId: request.id, state, words }] }))
        .results[0]?.outcome;
    expect(await answer("credited")).toBe("refused");
    expect([await answer("accepted", "Return number R-17"), await answer("received"), await answer("credited")]).toEqual(
      Array(3).fill("applied"),
    );
    const told = (await queuedMails()).flatMap((mail) =>
      mail.template === "requestAnswered" ? [[mail.state, mail.words, mail.line?.quantity]] : [],
    );
    expect(told).toEqual([
      ["accepted", "Return number R-17", 1],
      ["received", "", 1],
      ["credited", "", 1],
    ]);
  });

  test("can be requested again for declined boxes", async () => {
    const { shopper, give } = await givenDelivered();
    const { request } = await give();
    const answers = [{ tenantId: shopper.tenantId, requestId: request.id, state: "declined" as const }];
    await (await distributorCalls(days(2))).distributor.answerRequests({ answers });
    expect((await give({}, days(3))).request.state).toBe("asked");
  });

  test.each([
    ["after the period", { quantity: 1 }, days(91), { code: "returnPeriodOver", status: 409, data: { lastDay: "2027-02-22" } }],
    ["in a larger quantity", { quantity: 2 }, days(1), { code: "returnQuantity", status: 422, data: { max: 1 } }],
  ])("%s is refused", async (_, asked, minutes, refusal) => {
    const { give } = await givenDelivered();
    expect((await safe(give(asked, minutes)))[0]).toMatchObject(refusal);
  });

  test("is refused before they were delivered", async () => {
    const { shopper, waiting } = await givenWaitingOrder();
    const asked = (await callsLater(shopper, 60)).requests.askToReturn({
      ...waiting.line,
      requestId: uuid(),
      quantity: 1,
      reason: "notNeeded",
    });
    expect((await safe(asked))[0]).toMatchObject({ code: "notDelivered", status: 409 });
  });
});

describe("boxes that were never sent cannot be returned", () => {
  /** An order with two lines on backorder: for one there is an agreed choice, and then both are delivered. */
  async function givenAgreed(choice: "cancelLine" | "replace") {
    const given = await givenWaitingOrder({ withOther: true });
    const { number, line, other } = given.waiting;
    await given.tell({ transactionConfirmationNum: number, status: "Backordered" }, 45);
    await givenShelf(mydayId(-3.25, 30), 12);
    const calls = await callsLater(given.shopper, 50);
    const productId = choice === "replace" ? mydayId(-3.25, 30) : undefined;
    const { request } = await calls.requests.chooseForBackorder({ ...line, requestId: uuid(), choice, productId });
    const accept = async (requestId: string, minutes: number) => {
      const answers = [{ tenantId: given.shopper.tenantId, requestId, state: "accepted" as const }];
      await (await distributorCalls(minutes)).distributor.answerRequests({ answers });
    };
    await accept(request?.id ?? "", 60);
    for (const [step, status] of ["BeingPackaged", "ReadyToShip", "Shipped", "Delivered"].entries())
      await given.tell({ transactionConfirmationNum: number, status }, hours(2) + step);
    const after = await callsLater(given.shopper, days(1));
    const giveBack = (named: typeof line, quantity: number) =>
      safe(after.requests.askToReturn({ ...named, requestId: uuid(), quantity, reason: "notNeeded" }));
    return { ...given, line, other, calls: after, accept, giveBack };
  }

  test("because their line was cancelled (D79)", async () => {
    const { line, other, calls, giveBack } = await givenAgreed("cancelLine");
    expect(await calls.requests.readReturn(line)).toMatchObject({ max: 0, reasons: [] });
    expect((await giveBack(line, 1))[0]).toMatchObject({ code: "nothingLeftToReturn" });
    expect(await calls.requests.readReturn(other)).toMatchObject({ max: 4 });
  });

  test("because other packs were sent in their place, which can be returned (D79)", async () => {
    const { line, calls, giveBack } = await givenAgreed("replace");
    const replacement = { packSize: 30, quantity: 9 };
    expect(await calls.requests.readReturn(line)).toMatchObject({ max: 9, line: replacement });
    expect((await giveBack(line, 10))[0]).toMatchObject({ code: "returnQuantity", data: { max: 9 } });
    expect((await giveBack(line, 9))[1]?.request).toMatchObject({ kind: "return", quantity: 9, line: replacement });
  });

  test("because they were claimed as missing, until they arrive (D86)", async () => {
    const { other, calls, accept, giveBack, shopper } = await givenAgreed("cancelLine");
    const claims = [{ ...other, requestId: uuid(), quantity: 3 }];
    await calls.deliveries.claim({ claims, words: "" });
    expect(await calls.requests.readReturn(other)).toMatchObject({ max: 1 });
    await accept(claims[0]?.requestId ?? "", days(2));
    expect((await giveBack(other, 2))[0]).toMatchObject({ code: "returnQuantity", data: { max: 1 } });
    await receive({ shopper, locationId: shopper.locationId }, Array<string>(4).fill(codeOf(-2)), days(3));
    expect(await calls.requests.readReturn(other)).toMatchObject({ max: 4 });
  });
});

describe("a photo", () => {
  const picture = () => sharp({ create: { width: 64, height: 32, channels: 3, background: "#5b8c5a" } });
  const secret = "taken at home";

  test.each(["jpeg", "png", "webp"] as const)("%s is re-encoded without the metadata of its file", async (format) => {
    const { shopper, give } = await givenDelivered();
    const file = await picture()
      .withExif({ IFD0: { ImageDescription: secret } })
      .toFormat(format)
      .toBuffer();
    const given = Buffer.concat([file, Buffer.from(`<script>${secret}</script>`)]);
    const { request } = await give({ photo: given.toString("base64") });
    expect(request.hasPhoto).toBe(true);
    const { photo } = await (await callsLater(shopper, days(1))).requests.readPhoto({ requestId: request.id });
    const kept = Buffer.from(photo, "base64");
    expect(await sharp(kept).metadata()).toMatchObject({ format: "jpeg", width: 64, height: 32 });
    expect((await sharp(kept).metadata()).exif).toBeUndefined();
    expect(kept.includes(secret)).toBe(false);
  });

  test.each([
    ["a text", Buffer.from("no picture at all")],
    ["a drawing that programs can read", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>')],
    ["half a file", Buffer.from("/9j/4AAQSkZJRg==", "base64")],
  ])("%s is refused, and nothing is stored", async (_, file) => {
    const { shopper, give } = await givenDelivered();
    expect((await safe(give({ photo: file.toString("base64") })))[0]).toMatchObject({ code: "photoUnreadable", status: 422 });
    const calls = await callsLater(shopper, days(1));
    expect((await calls.requests.listReturns({ tenantId: shopper.tenantId })).returns).toEqual([]);
  });
});

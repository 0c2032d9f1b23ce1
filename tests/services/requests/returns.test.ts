import { safe } from "@orpc/client";
import sharp from "sharp";
import { v7 as uuid } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { resetDatabase } from "~tests/helpers/database";
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

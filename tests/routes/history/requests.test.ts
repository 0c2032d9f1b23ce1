import { v7 as uuid } from "uuid";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { resetDatabase } from "~tests/helpers/database";
import { givenSession } from "~tests/helpers/given";
import { openPages, visitorOf } from "~tests/helpers/visitor";
import { givenShelf, givenShopper, mydayId } from "../../services/cart/given-cart";
import { callsLater, later } from "../../services/orders/placed-orders";
import { givenWaitingOrder } from "../../services/requests/given-requests";

beforeAll(async () => {
  await openPages();
});
beforeEach(resetDatabase);

type Shopper = Awaited<ReturnType<typeof givenWaitingOrder>>["shopper"];

async function visitorAt({ tenantId, userId, locationId }: Shopper, minutes: number) {
  return visitorOf({ token: await givenSession(tenantId, userId, locationId, later(minutes)) }, { at: later(minutes) });
}

async function givenOrderPage(minutes = 50) {
  const given = await givenWaitingOrder();
  const { orderId, cartId } = given;
  const query = `cart=${cartId}&order=${orderId}`;
  const page = `/history/history-detail?${query}`;
  const dialog = (name: string, place: string) => `/history/history-detail/${name}/${place}?${query}`;
  const linePlace = ({ line }: typeof given.waiting) => `${orderId}/${line.transactionId}/${line.lineId}`;
  return { ...given, page, dialog, linePlace, visitor: await visitorAt(given.shopper, minutes) };
}

describe("an order whose window is over", () => {
  test("can be requested for cancellation, is shown as waiting, and can be withdrawn", async () => {
    const { visitor, page, dialog, orderId } = await givenOrderPage();
    const ask = dialog("ask", orderId);
    expect((await visitor.get(page)).document.querySelector(`a[href="${ask}"]`)).not.toBeNull();
    const form = await visitor.get(ask);
    const requestId = form.valueOf("requestId") ?? "";
    const sent = await visitor.post(ask, { requestId, message: "Ordered twice" });
    expect(sent.location).toBe(`${page}#order-status`);
    const waiting = await visitor.follow(sent);
    expect(waiting.textsAt("ol li").join(" ")).toMatch(/Asked: Cancel the orderby .+ · Ordered twice/);
    expect(waiting.document.body.textContent).toContain("You have asked to cancel");
    const back = await visitor.follow(await visitor.post(ask, { requestId, intent: "withdraw" }));
    expect(back.textsAt("ol li").join(" ")).toContain("Withdrawn: Cancel the order");
    expect(back.document.querySelector(`a[href="${ask}"]`)).not.toBeNull();
  });

  test("that can no longer be stopped says so, and keeps the typed words", async () => {
    const { visitor, dialog, orderId, tell } = await givenOrderPage();
    await tell({ status: "BeingPackaged" }, 45);
    const refused = await visitor.post(dialog("ask", orderId), { requestId: uuid(), message: "Please" });
    expect(refused.status).toBe(409);
    expect(refused.textAt("dialog [role=alert]")).toBe("This order can no longer be stopped.");
    expect(refused.valueOf("message")).toBe("Please");
  });

  test("has a timeline with the details: number, day, parcel, the distributor's words", async () => {
    const { visitor, page, tell, waiting, now } = await givenOrderPage(120);
    await tell({ transactionConfirmationNum: waiting.number, status: "Backordered", promisedDay: "2026-12-14" }, 60);
    await tell({ transactionConfirmationNum: now.number, status: "BeingPackaged", detail: "Shelf 14" }, 61);
    await tell({ transactionConfirmationNum: now.number, status: "ReadyToShip" }, 62);
    await tell({ transactionConfirmationNum: now.number, status: "Shipped", trackingNumber: "3007115204" }, 63);
    const seen = await visitor.get(page);
    const timeline = seen.textsAt("ol li").join(" | ");
    for (const cause of [
      "accepted by the distributor as 0045-119-871",
      "not enough boxes in stock",
      "New delivery day",
      "Shelf 14",
      "tracking 3007115204",
    ])
      expect(timeline).toContain(cause);
    expect(seen.document.querySelector("a[href*='3007115204']")).not.toBeNull();
  });
});

describe("a line on backorder", () => {
  test("shows the possible choices, saves one, and says when it is too late", async () => {
    const { visitor, page, dialog, linePlace, waiting, tell } = await givenOrderPage();
    await tell({ transactionConfirmationNum: waiting.number, status: "Backordered" }, 45);
    await givenShelf(mydayId(-3.25, 30), 12);
    const choose = dialog("backorder", linePlace(waiting));
    expect((await visitor.get(page)).document.querySelector(`a[href="${choose}"]`)).not.toBeNull();
    const form = await visitor.get(choose);
    const choices = [...form.document.querySelectorAll("dialog input[name=choice]")].map((input) => input.getAttribute("value"));
    expect(choices).toEqual(["wait", `replace ${mydayId(-3.25, 30)}`, "cancelLine"]);
    const saved = await visitor.follow(
      await visitor.post(choose, { requestId: form.valueOf("requestId") ?? "", choice: choices[1] ?? "" }),
    );
    expect(saved.textsAt("tbody th").join(" ")).toContain("Replace: Waiting for an answer");
    await givenShelf(mydayId(-3.25, 30), 0);
    const gone = await visitor.get(choose);
    expect(gone.document.querySelector("dialog input[name=choice][checked]")).toBeNull();
    expect((await visitor.post(choose, { requestId: uuid() })).status).toBe(422);
    expect((await visitor.get(page)).textsAt("tbody th").join(" ")).toContain("Replace: Waiting for an answer");
    await tell({ transactionConfirmationNum: waiting.number, status: "BeingPackaged" }, 49);
    const late = await visitor.post(choose, { requestId: uuid(), choice: "cancelLine" });
    expect([late.status, late.textAt("dialog [role=alert]")]).toEqual([409, "This is no longer possible for this line. Choose again."]);
  });
});

describe("a return", () => {
  async function givenDelivered() {
    const given = await givenOrderPage(24 * 60);
    for (const status of ["BeingPackaged", "ReadyToShip", "Shipped", "Delivered"]) {
      await given.tell({ transactionConfirmationNum: given.now.number, status }, 60);
    }
    return { ...given, give: given.dialog("return", given.linePlace(given.now)) };
  }

  test("is requested at its line, listed, and shown with the order", async () => {
    const { visitor, page, give } = await givenDelivered();
    expect((await visitor.get("/history/returns")).document.body.textContent).toContain("Nothing has been returned");
    expect((await visitor.get(page)).document.querySelector(`a[href="${give}"]`)).not.toBeNull();
    const form = await visitor.get(give);
    const typed = { requestId: form.valueOf("requestId") ?? "", quantity: "１", reason: "damaged", lot: "L-22", message: "Corner crushed" };
    expect((await visitor.post(give, { ...typed, reason: "" })).status).toBe(400);
    const sent = await visitor.post(give, typed);
    expect((await visitor.follow(sent)).textsAt("tbody th").join(" ")).toContain("Return (1 box): Waiting for an answer");
    expect((await visitor.post(give, typed)).location).toBe(sent.location);
    const rows = (await visitor.get("/history/returns")).textsAt("tbody tr");
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatch(/MyDay.*Arrived damaged.*lot L-22.*Waiting for an answer/);
  });

  test.each([
    ["no number", { quantity: "some" }, 422],
    ["none", { quantity: "0" }, 422],
    ["a number of a program", { quantity: "0x1" }, 422],
    ["too many", { quantity: "9" }, 422],
  ])("with %s of boxes is refused, and what was typed stays", async (_, wrong, status) => {
    const { visitor, give } = await givenDelivered();
    const refused = await visitor.post(give, { requestId: uuid(), reason: "faulty", lot: "L-22", ...wrong });
    expect(refused.status).toBe(status);
    expect([refused.valueOf("quantity"), refused.valueOf("reason"), refused.valueOf("lot")]).toEqual([wrong.quantity, "faulty", "L-22"]);
  });

  test("is offered with its last day, and refused with it afterwards", async () => {
    const { visitor, shopper, give } = await givenDelivered();
    expect((await visitor.get(give)).document.querySelector("dialog")?.textContent).toMatch(/returned until \u2066?2027\/02\/22\u2069?\./);
    const late = await visitorAt(shopper, 100 * 24 * 60);
    const over = /^These boxes could be returned until \u2066?2027\/02\/22\u2069?\.$/;
    expect((await late.get(give)).textsAt("dialog p")).toContainEqual(expect.stringMatching(over));
    const refused = await late.post(give, { requestId: uuid(), quantity: "1", reason: "faulty" });
    expect([refused.status, refused.textAt("dialog [role=alert]")]).toEqual([409, expect.stringMatching(over)]);
  });

  test("the photo of a return is shown to those who may see its order", async () => {
    const { visitor, shopper, now } = await givenDelivered();
    const photo = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==";
    const requestId = uuid();
    const calls = await callsLater(shopper, 24 * 60);
    await calls.requests.askToReturn({ ...now.line, requestId, quantity: 1, reason: "damaged", photo });
    expect((await visitor.get(`/history/returns/${requestId}/photo`)).status).toBe(200);
    const stranger = await visitorAt(await givenShopper({ subDomain: "carmel" }), 24 * 60);
    expect((await stranger.get(`/history/returns/${requestId}/photo`)).status).toBe(404);
    expect((await visitor.get(`/history/returns/${uuid()}/photo`)).status).toBe(404);
  });
});

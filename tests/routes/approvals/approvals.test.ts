import { beforeEach, expect, test } from "vitest";
import { resetDatabase } from "~tests/helpers/database";
import { openPages, visitorOf } from "~tests/helpers/visitor";
import { givenApprovals, givenAsked, givenReviewOf, placedAndCarts } from "~tests/services/approvals/given-approvals";
import { givenCatalogue, givenPrice } from "~tests/services/cart/given-cart";

beforeEach(async () => {
  await openPages();
  await resetDatabase();
  await givenCatalogue();
});

test("staff send an order, an admin approves it, and it is ordered for them", async () => {
  const { staff, admin } = await givenApprovals();
  const { cartId, holdId } = await givenReviewOf(staff);
  const [sender, approver] = [await visitorOf(staff), await visitorOf(admin)];
  const review = await sender.get(`/checkout?hold=${holdId}`);
  expect(review.textsAt("#submit-order button")).toEqual(["Send for approval, ₪481.44"]);
  const asked = await sender.get(`/checkout/submit?hold=${holdId}&terms=on`);
  const form: [string, string][] = ["cartId", "holdId", "approvalId"].map((name) => [name, asked.valueOf(name) ?? ""]);
  expect(form[0]).toEqual(["cartId", cartId]);
  const order = await sender.post("/checkout", [["intent", "order"], ["terms", "on"], ...form]);
  expect(order.status).toBe(409);
  expect(order.textsAt("main [role=alert] p")).toContain(
    "Orders above ⁦₪0.00⁩ now need approval. Review the order and send it for approval.".replaceAll(/[⁦⁩]/g, ""),
  );
  const sent = await sender.post("/checkout", [["intent", "ask"], ["terms", "on"], ...form]);
  const path = sent.location;
  expect(path).toBe(`/approvals/${form[2]?.[1]}`);
  expect((await sender.post("/checkout", [["intent", "ask"], ["terms", "on"], ...form])).location).toBe(path);
  expect((await sender.get(path)).textsAt("button")).toContain("Take back");
  expect((await sender.get("/cart")).textsAt("main a[href^='/approvals/']")).toEqual(["View it"]);

  const list = await approver.get("/approvals");
  expect(list.textsAt("header nav a[href='/approvals']")[0]).toBe("Approvals (1)");
  expect(list.textsAt("main tbody tr")).toHaveLength(1);
  const shown = await approver.get(path);
  expect(shown.textsAt("button")).toEqual(expect.arrayContaining(["Approve and order, ₪481.44", "Decline"]));
  const placed = await approver.post(path, [["intent", "approve"]]);
  expect(placed.location).toBe(`/history/history-detail?cart=${cartId}`);
  expect((await placedAndCarts()).orders).toHaveLength(1);
  for (const reader of [sender, approver]) {
    const detail = await reader.get(`/history/history-detail?cart=${cartId}`);
    expect(detail.document.querySelector("main")?.textContent).toContain("Sent for approval by");
  }
  const receipt = await sender.get(`/order-confirmation?cart=${cartId}`);
  expect(receipt.document.querySelector("main")?.textContent).toContain("Sent for approval by");
  const late = await approver.post(path, [
    ["intent", "decline"],
    ["words", "Too late"],
  ]);
  expect(late.status).toBe(409);
});

test("declining needs a reason, which is shown above the sender's cart", async () => {
  const { staff, admin } = await givenApprovals();
  const { approvalId } = await givenAsked(staff);
  const [sender, approver] = [await visitorOf(staff), await visitorOf(admin)];
  const path = `/approvals/${approvalId}`;
  const empty = await approver.post(path, [
    ["intent", "decline"],
    ["words", "  "],
  ]);
  expect(empty.status).toBe(422);
  expect(empty.document.querySelector("#decline-words-error")?.textContent).toContain("Write why you decline it.");
  expect(empty.document.querySelector("main [role=alert] a[href='#decline-words']")?.textContent).toBe("Write why you decline it.");
  const unreadable = await approver.post(path, [
    ["intent", "decline"],
    ["words", "Too\u0007 many"],
  ]);
  expect([unreadable.status, unreadable.document.querySelector("textarea")?.textContent]).toEqual([422, "Too many"]);
  expect(
    (
      await approver.post(path, [
        ["intent", "decline"],
        ["words", "Order\nfewer"],
      ])
    ).location,
  ).toBe("/approvals");
  const cart = await sender.get("/cart");
  expect(cart.document.querySelector("main")?.textContent).toContain("Order\nfewer");
  expect((await sender.get(path)).document.querySelector("main")?.textContent).toContain("Order\nfewer");
  expect((await sender.post(path, [["intent", "takeBack"]])).status).toBe(409);
  expect((await approver.post(path, [["intent", "other"]])).status).toBe(400);
});

test("a cart that its owner takes back is shown at its location", async () => {
  const { staff } = await givenApprovals();
  const { approvalId } = await givenAsked(staff);
  const [here, elsewhere] = staff.practice.locationIds;
  await staff.calls.session.useLocation({ locationId: elsewhere ?? "" });
  const sender = await visitorOf(staff);
  const taken = await sender.post(`/approvals/${approvalId}`, [["intent", "takeBack"]]);
  expect((await sender.follow(taken)).document.querySelector("main")?.textContent).toContain("MyDay");
  expect((await (await staff.at(0)).session.read()).locationId).toBe(here);
});

test("a higher price is shown, and the form accepts exactly that price", async () => {
  const { staff, admin } = await givenApprovals();
  const { approvalId } = await givenAsked(staff);
  const approver = await visitorOf(admin);
  const path = `/approvals/${approvalId}`;
  await givenPrice("il-myday", 90, 99_900);
  const unseen = await approver.post(path, [["intent", "approve"]]);
  expect(unseen.status).toBe(409);
  expect(unseen.document.querySelector("main")?.textContent).toContain("Changed since it was sent");
  const accepted = unseen.valueOf("acceptedChanges") ?? "";
  expect(
    (
      await approver.post(path, [
        ["intent", "approve"],
        ["acceptedChanges", accepted],
      ])
    ).status,
  ).toBe(302);
  expect((await placedAndCarts()).orders).toMatchObject([{ netAmount: 199_800 }]);
});

test("staff see what they sent, and nothing else", async () => {
  const { staff, admin } = await givenApprovals({ askedOf: "everybody" });
  const { approvalId } = await givenAsked(admin);
  const sender = await visitorOf(staff);
  expect((await sender.get("/approvals")).textsAt("main tbody tr")).toEqual([]);
  expect((await sender.get(`/approvals/${approvalId}`)).status).toBe(404);
  expect((await sender.get("/settings/approvals")).location).toBe("/products");
});

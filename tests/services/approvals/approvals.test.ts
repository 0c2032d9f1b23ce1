import { v7 as uuid } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { resetDatabase } from "~tests/helpers/database";
import { givenAvailable, givenCatalogue, givenPrice, mydayLine, stockOrder } from "~tests/services/cart/given-cart";
import { queuedMails } from "~tests/services/requests/given-requests";
import { actsOnCarts, givenApprovals, givenAsked, givenReviewOf, placedAndCarts } from "./given-approvals";

beforeEach(async () => {
  await resetDatabase();
  await givenCatalogue();
});

describe("an order that needs approval (D96)", () => {
  test("is refused at checkout, sent, and placed for its owner once somebody else approves it", async () => {
    const { staff, admin } = await givenApprovals();
    const { preorders, ...review } = await givenReviewOf(staff);
    await expect(staff.calls.cart.checkout(review)).rejects.toMatchObject({
      ...{ code: "approvalNeeded", status: 409, data: { aboveAmount: { amount: 0, currency: "ILS" } } },
    });
    const approvalId = uuid();
    const { approval } = await staff.calls.approvals.ask({ ...review, approvalId });
    expect(approval).toMatchObject({ id: approvalId, state: "asked", boxesQuantity: 2, answeredBy: null });
    expect(await placedAndCarts()).toEqual({ orders: [], states: ["waiting"] });
    expect(await admin.calls.approvals.count()).toEqual({ waiting: 1 });
    expect(await staff.calls.approvals.count()).toEqual({ waiting: 0 });
    const { approvals } = await admin.calls.approvals.list();
    expect(approvals).toMatchObject([{ id: approvalId, mayAnswer: true }]);

    const placed = await admin.calls.approvals.approve({ approvalId });
    const { receipt } = await staff.calls.cart.readReceipt({ cartId: review.cartId, purpose: "view" });
    expect(receipt).toMatchObject({ cartConfirmationNum: placed.cartConfirmationNum, boxesQuantity: 2 });
    const { orders, states } = await placedAndCarts();
    expect(orders.map(({ placedById, preOrderId }) => ({ placedById, preOrderId }))).toEqual([
      { placedById: staff.userId, preOrderId: preorders[0]?.id },
    ]);
    expect(states).toEqual(["ordered"]);
    const { approval: named } = receipt;
    expect(named?.approvedAt).toEqual(new Date("2026-11-24T10:05:00Z"));
    for (const { calls } of [staff, admin]) {
      const { orders: seen } = await calls.orders.detail({ tenantId: staff.tenantId, cartId: review.cartId, purpose: "view" });
      expect(seen[0]?.approval).toEqual(named);
    }
    expect(await admin.calls.approvals.count()).toEqual({ waiting: 0 });
    expect((await actsOnCarts()).filter(({ action }) => /approv|ordered/i.test(action))).toEqual([
      { action: "approvalAsked", actorId: staff.userId },
      { action: "ordered", actorId: admin.userId },
      { action: "orderApproved", actorId: admin.userId },
      // what they read above
    ]);
  });

  test("is mailed to every other admin, its answer to its owner; nobody who switched these mails off gets one", async () => {
    const { staff, admin, other } = await givenApprovals();
    await other.calls.users.chooseMails({ mails: { orderProblem: true, backorderMoved: true, orderShipped: true, approvals: false } });
    const { approvalId } = await givenAsked(staff);
    expect((await queuedMails()).map(({ template, to }) => [template, to])).toEqual([["approvalAsked", "admin@einayim.example"]]);
    await admin.calls.approvals.decline({ approvalId, words: "Order the boxes of 30" });
    const [declined, ...others] = await queuedMails();
    expect(others).toEqual([]);
    expect(declined).toMatchObject({ template: "approvalDeclined", to: "staff@einayim.example" });
    expect(JSON.stringify(declined)).not.toContain("boxes of 30");
    const again = await givenAsked(staff, [stockOrder([mydayLine(-5, 1)])]);
    await admin.calls.approvals.approve({ approvalId: again.approvalId });
    expect((await queuedMails()).map(({ template }) => template)).not.toContain("approvalAsked");
    expect((await queuedMails()).at(-1)).toMatchObject({ template: "orderConfirmation", to: "staff@einayim.example", approvedBy: {} });
  });

  test("is not asked for at the exact limit, of people whom the rule exempts, nor where the order is free", async () => {
    const { staff, admin } = await givenApprovals();
    const { preorders: _, ...review } = await givenReviewOf(staff);
    const { cart } = await staff.calls.cart.view({ locationId: staff.locationId ?? "" });
    const gross = cart?.sums.gross.amount ?? 0;
    await admin.calls.approvals.changeRule({ askedOf: "notAdmins", aboveAmount: gross - 1, revision: 1 });
    await expect(staff.calls.cart.checkout(review)).rejects.toMatchObject({ code: "approvalNeeded" });
    await admin.calls.approvals.changeRule({ askedOf: "notAdmins", aboveAmount: gross, revision: 2 });
    await expect(staff.calls.approvals.ask({ ...review, approvalId: uuid() })).rejects.toMatchObject({ code: "approvalNotNeeded" });
    expect((await staff.calls.cart.checkout(review)).receipt.approval).toBeNull();
    const { preorders: __, ...own } = await givenReviewOf(admin);
    expect((await admin.calls.cart.checkout(own)).receipt.approval).toBeNull();
  });

  test("lets its owner continue: a new cart opens with what was saved for later", async () => {
    const { staff } = await givenApprovals();
    const saved = stockOrder([mydayLine(-1, 1)]);
    await staff.calls.cart.sync({ locationId: staff.locationId ?? "", preorders: [saved] });
    const { cart } = await staff.calls.cart.view({ locationId: staff.locationId ?? "" });
    await staff.calls.cart.saveForLater({ cartId: cart?.id ?? "", preorderIds: [saved.id], saved: true });
    const asked = await givenAsked(staff);
    const open = await staff.calls.cart.populate({ locationId: staff.locationId ?? "" });
    expect(open.savedForLater.map(({ id }) => id)).toEqual([saved.id]);
    expect(open.cart?.id).not.toBe(asked.cartId);
    await expect(
      staff.calls.cart.sync({ locationId: staff.locationId ?? "", preorders: [{ ...asked.preorders[0], revision: 1 } as never] }),
    ).rejects.toMatchObject({ code: "notFound" });
    const { populated } = await staff.calls.approvals.read({ approvalId: asked.approvalId });
    expect(populated?.preordersStock).toMatchObject([{ id: asked.preorders[0]?.id, lines: [{ quantity: 2 }] }]);
    expect(await staff.calls.approvals.own({ locationId: staff.locationId ?? "" })).toMatchObject({ waiting: [{ id: asked.approvalId }] });
  });
});

describe("an answer", () => {
  test("declined puts the order back into the owner's cart, with the reason shown until the cart is empty of it", async () => {
    const { staff, admin } = await givenApprovals();
    const { preorders, ...review } = await givenAsked(staff);
    const { approvalId, cartId } = review;
    const at = { locationId: staff.locationId ?? "" };
    await staff.calls.cart.sync({ ...at, preorders: [stockOrder([mydayLine(-7, 1)])] });
    await admin.calls.approvals.decline({ approvalId, words: "Too many" });
    const { cart, preordersStock } = await staff.calls.cart.populate(at);
    expect(preordersStock).toHaveLength(2);
    expect(cart?.id).not.toBe(cartId);
    expect((await staff.calls.approvals.own(at)).declined).toMatchObject({ id: approvalId, words: "Too many" });
    expect((await staff.calls.approvals.ask(review)).approval).toMatchObject({ id: approvalId, state: "declined" });
    await staff.calls.cart.remove({ cartId: cart?.id ?? "", preorderIds: [preorders[0]?.id ?? ""] });
    const later = await staff.at(1);
    expect((await later.approvals.own(at)).declined?.id ?? null).toBe(approvalId);
    await staff.calls.cart.empty({ cartId: cart?.id ?? "" });
    expect((await staff.calls.approvals.own(at)).declined).toBeNull();
    expect((await placedAndCarts()).orders).toEqual([]);
  });

  test("declined shows its reason also where the cart had no room for the order, until what was saved for later is gone", async () => {
    const { staff, admin } = await givenApprovals();
    const at = { locationId: staff.locationId ?? "" };
    const saved = stockOrder([mydayLine(-1, 1)]);
    const { cart: first } = await staff.calls.cart.sync({ ...at, preorders: [saved] });
    await staff.calls.cart.saveForLater({ cartId: first.id, preorderIds: [saved.id], saved: true });
    const { approvalId, preorders } = await givenAsked(staff);
    const { cart } = await (await staff.at(1)).cart.sync({ ...at, preorders: [stockOrder([mydayLine(-7, 999)])] });
    await (await admin.at(2)).approvals.decline({ approvalId, words: "Too many" });
    expect((await staff.calls.cart.populate(at)).savedForLater).toHaveLength(2);
    expect((await staff.calls.approvals.own(at)).declined).toMatchObject({ id: approvalId, words: "Too many" });
    await staff.calls.cart.remove({ cartId: cart.id, preorderIds: [preorders[0]?.id ?? ""] });
    expect((await staff.calls.approvals.own(at)).declined).toBeNull();
  });

  test("withdrawn: by the owner alone, and never after it was answered", async () => {
    const { staff, admin } = await givenApprovals();
    const first = await givenAsked(staff);
    await expect(admin.calls.approvals.takeBack(first)).rejects.toMatchObject({ code: "notFound", status: 404 });
    expect((await staff.calls.approvals.takeBack(first)).approval.state).toBe("takenBack");
    expect((await staff.calls.approvals.takeBack(first)).approval.state).toBe("takenBack");
    await expect(admin.calls.approvals.approve(first)).rejects.toMatchObject({ code: "approvalClosed", data: { state: "takenBack" } });
    const { cart } = await staff.calls.cart.view({ locationId: staff.locationId ?? "" });
    expect(cart?.itemsQuantity).toBe(2);
    await staff.calls.cart.empty({ cartId: cart?.id ?? "" });
    const second = await givenAsked(staff);
    await admin.calls.approvals.approve(second);
    await expect(staff.calls.approvals.takeBack(second)).rejects.toMatchObject({ code: "approvalClosed", data: { state: "approved" } });
  });

  test("is never given to one's own order; an admin's order is approved by another admin", async () => {
    const { admin, other } = await givenApprovals({ askedOf: "everybody" });
    const { approvalId } = await givenAsked(admin);
    const { approve, decline } = admin.calls.approvals;
    for (const answer of [() => approve({ approvalId }), () => decline({ approvalId, words: "No" })])
      await expect(answer()).rejects.toMatchObject({ code: "ownApproval", status: 409 });
    expect(await admin.calls.approvals.count()).toEqual({ waiting: 0 });
    await other.calls.approvals.approve({ approvalId });
    expect((await placedAndCarts()).orders).toMatchObject([{ placedById: admin.userId }]);
  });

  test("sent twice by one approver places one order; another approver is told that it was answered", async () => {
    const { staff, admin, other } = await givenApprovals();
    const asked = await givenAsked(staff);
    expect(await staff.calls.approvals.ask(asked)).toEqual({ approval: asked.approval });
    const once = await admin.calls.approvals.approve(asked);
    expect(await admin.calls.approvals.approve(asked)).toEqual(once);
    await expect(other.calls.approvals.approve(asked)).rejects.toMatchObject({ code: "approvalClosed", data: { state: "approved" } });
    await expect(other.calls.approvals.decline({ ...asked, words: "No" })).rejects.toMatchObject({ code: "approvalClosed" });
    expect((await placedAndCarts()).orders).toHaveLength(1);
  });

  test("shows a higher price first, and orders at it once it is accepted", async () => {
    const { staff, admin } = await givenApprovals();
    const { approvalId } = await givenAsked(staff);
    await givenPrice("il-myday", 90, 99_900);
    const refusal = { code: "reviewChanged", data: { changes: [{ kind: "dearer", after: "199800" }] } };
    await expect(admin.calls.approvals.approve({ approvalId })).rejects.toMatchObject(refusal);
    await expect(admin.calls.approvals.approve({ approvalId, acceptedChanges: "0".repeat(64) })).rejects.toMatchObject(refusal);
    const { changes, changesKey } = await admin.calls.approvals.read({ approvalId });
    expect(changes).toMatchObject([{ kind: "dearer" }]);
    await givenPrice("il-myday", 90, 100_000);
    await expect(admin.calls.approvals.approve({ approvalId, acceptedChanges: changesKey })).rejects.toMatchObject({
      code: "reviewChanged",
    });
    expect((await placedAndCarts()).orders).toEqual([]);
    const { changesKey: seen } = await admin.calls.approvals.read({ approvalId });
    await admin.calls.approvals.approve({ approvalId, acceptedChanges: seen });
    expect((await placedAndCarts()).orders).toMatchObject([{ netAmount: 200_000 }]);
  });

  test("cannot approve what is unavailable, whether the change is accepted or not", async () => {
    const { staff, admin } = await givenApprovals();
    const { approvalId } = await givenAsked(staff);
    await givenAvailable(staff, "il-myday", false);
    const { changesKey, changes } = await admin.calls.approvals.read({ approvalId });
    expect(changes).toMatchObject([{ kind: "unavailable" }]);
    await expect(admin.calls.approvals.approve({ approvalId, acceptedChanges: changesKey })).rejects.toMatchObject({
      code: "reviewChanged",
    });
    expect((await placedAndCarts()).orders).toEqual([]);
  });
});

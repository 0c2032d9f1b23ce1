import { beforeEach, describe, expect, test } from "vitest";
import { resetDatabase } from "~tests/helpers/database";
import { givenCatalogue, givenShopper, shopperOf } from "~tests/services/cart/given-cart";
import { givenApprovals, givenAsked, givenReviewOf, placedAndCarts } from "./given-approvals";

beforeEach(async () => {
  await resetDatabase();
  await givenCatalogue();
});

describe("a waiting approval stays until it is answered", () => {
  test("when the rule is switched off, and when its owner leaves the location", async () => {
    const { staff, admin } = await givenApprovals();
    const { approvalId } = await givenAsked(staff);
    await admin.calls.approvals.changeRule({ askedOf: "nobody", aboveAmount: 0, revision: 1 });
    const [, elsewhere] = admin.locationIds;
    await admin.calls.users.update({ _id: staff.userId, locationIds: [elsewhere ?? ""] });
    await expect((await staff.at(1)).approvals.takeBack({ approvalId })).rejects.toMatchObject({ code: "notFound" });
    await admin.calls.approvals.approve({ approvalId });
    expect((await placedAndCarts()).orders).toHaveLength(1);
  });

  test("but not when its owner is removed: it is handled like the open cart", async () => {
    const { staff, admin, other } = await givenApprovals();
    const first = await givenAsked(staff);
    expect((await admin.calls.users.previewRemoval({ _id: staff.userId })).carts).toMatchObject([{ itemsQuantity: 2 }]);
    expect(await admin.calls.users.remove({ _id: staff.userId, openCarts: "takeOver" })).toMatchObject({ takenOverQuantity: 2 });
    expect(await other.calls.approvals.count()).toEqual({ waiting: 0 });
    await expect(other.calls.approvals.approve(first)).rejects.toMatchObject({ code: "approvalClosed", data: { state: "takenBack" } });
    expect((await admin.calls.cart.view({ locationId: admin.locationId ?? "" })).cart?.itemsQuantity).toBe(2);
    expect((await placedAndCarts()).orders).toEqual([]);
  });
});

describe("the rule", () => {
  test("is chosen by admins, each on top of what the last one saved", async () => {
    const { staff, admin, other } = await givenApprovals({ aboveAmount: 50_000 });
    expect(await admin.calls.approvals.readRule()).toEqual({
      ...{ askedOf: "notAdmins", aboveAmount: 50_000, aboveBudget: false, revision: 1, adminsQuantity: 2 },
    });
    await expect(staff.calls.approvals.readRule()).rejects.toMatchObject({ code: "notPermitted", status: 403 });
    await expect(staff.calls.approvals.changeRule({ askedOf: "nobody", aboveAmount: 0, revision: 1 })).rejects.toMatchObject({
      status: 403,
    });
    await other.calls.approvals.changeRule({ askedOf: "staff", aboveAmount: 10_000, revision: 1 });
    await expect(admin.calls.approvals.changeRule({ askedOf: "nobody", aboveAmount: 0, revision: 1 })).rejects.toMatchObject({
      ...{ code: "changedElsewhere", status: 409 },
    });
    expect(await admin.calls.approvals.readRule()).toMatchObject({ askedOf: "staff", aboveAmount: 10_000, revision: 2 });
  });

  test("that is sent twice is set once, whatever became of the first answer", async () => {
    const { admin, other } = await givenApprovals({ aboveAmount: 50_000 });
    const rule = { askedOf: "staff", aboveAmount: 10_000, aboveBudget: true, revision: 1 } as const;
    const [first, second] = [await admin.calls.approvals.changeRule(rule), await admin.calls.approvals.changeRule(rule)];
    expect([first, second]).toEqual([
      { ...rule, revision: 2 },
      { ...rule, revision: 2 },
    ]);
    await other.calls.approvals.changeRule({ ...rule, askedOf: "nobody", revision: 2 });
    await expect(admin.calls.approvals.changeRule(rule)).rejects.toMatchObject({ code: "changedElsewhere" });
  });

  test("includes admins only when there are two who can approve", async () => {
    const only = await givenShopper({ role: "practiceAdmin", email: "only@einayim.example" });
    const all = { askedOf: "everybody", aboveAmount: 0, revision: 0 } as const;
    await expect(only.calls.approvals.changeRule(all)).rejects.toMatchObject({ code: "twoAdminsNeeded", status: 422 });
    const second = await shopperOf(only.practice, { role: "practiceAdmin", email: "second@einayim.example" });
    await only.calls.approvals.changeRule(all);
    await only.calls.users.remove({ _id: second.userId });
    const { preorders: _, ...review } = await givenReviewOf(only);
    expect((await only.calls.cart.checkout(review)).receipt.boxesQuantity).toBe(2);
  });
});

test("another practice finds none of it", async () => {
  const { staff } = await givenApprovals();
  const { approvalId } = await givenAsked(staff);
  const foreign = await givenShopper({ subDomain: "carmel", role: "practiceAdmin", email: "admin@carmel.example" });
  for (const answer of [
    () => foreign.calls.approvals.read({ approvalId }),
    () => foreign.calls.approvals.approve({ approvalId }),
    () => foreign.calls.approvals.decline({ approvalId, words: "No" }),
    () => foreign.calls.approvals.takeBack({ approvalId }),
  ])
    await expect(answer()).rejects.toMatchObject({ code: "notFound", status: 404 });
  const colleague = await shopperOf(staff.practice, { email: "colleague@einayim.example" });
  await expect(colleague.calls.approvals.read({ approvalId })).rejects.toMatchObject({ code: "notFound" });
  expect((await colleague.calls.approvals.list()).approvals).toEqual([]);
});

import { v7 as uuid } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { resetDatabase } from "~tests/helpers/database";
import { now } from "~tests/helpers/given";
import { givenApprovals, givenReviewOf } from "~tests/services/approvals/given-approvals";
import { givenCatalogue, givenShopper, mydayLine, type Shopper, shopperOf, stockOrder } from "~tests/services/cart/given-cart";

const month = now.toISOString().slice(0, 7);
const november = { startDate: `${month}-01`, endDate: `${month}-28` };

beforeEach(async () => {
  await resetDatabase();
  await givenCatalogue();
});

/** Orders what the review shows; returns what it cost, in the smallest unit. */
async function givenOrdered(shopper: Shopper, quantity = 2) {
  const { preorders: _, ...review } = await givenReviewOf(shopper, [stockOrder([mydayLine(-3, quantity)])]);
  const { receipt } = await shopper.calls.cart.checkout(review);
  return { orderId: receipt.orders[0]?.id ?? "", gross: receipt.sums.gross.amount };
}

async function givenAdmin() {
  const admin = await givenShopper({ role: "practiceAdmin", locations: 2 });
  return { admin, locationId: admin.locationId };
}

const money = (amount: number) => ({ amount, currency: "ILS" as const });

describe("a budget (D103)", () => {
  test("is set from a month on, on what the last admin saved; sent twice it is set once", async () => {
    const { admin, locationId } = await givenAdmin();
    const set = { locationId, fromMonth: month, amount: 500_000, revision: 0 };
    const answer = { locationId, revision: 1, steps: [{ fromMonth: month, amount: money(500_000) }] };
    expect(await admin.calls.budgets.change(set)).toEqual(answer);
    expect(await admin.calls.budgets.change(set)).toEqual(answer);
    await expect(admin.calls.budgets.change({ ...set, amount: 1 })).rejects.toMatchObject({ code: "changedElsewhere", status: 409 });
    await admin.calls.budgets.change({ locationId, fromMonth: "2027-01", amount: 700_000, revision: 1 });
    await admin.calls.budgets.change({ locationId, fromMonth: "2027-03", amount: null, revision: 2 });
    const [here, elsewhere] = (await admin.calls.budgets.read()).locations;
    expect(here?.steps).toEqual([
      { fromMonth: month, amount: money(500_000) },
      { fromMonth: "2027-01", amount: money(700_000) },
      { fromMonth: "2027-03", amount: null },
    ]);
    expect(elsewhere).toMatchObject({ revision: 0, steps: [{ fromMonth: month, amount: null }] });
    const { steps } = await admin.calls.budgets.change({ locationId, fromMonth: "2026-12", amount: 1_000, revision: 3 });
    expect(steps.map(({ fromMonth }) => fromMonth)).toEqual([month, "2026-12"]);
    for (const fromMonth of ["2026-10", "2028-01"]) {
      await expect(admin.calls.budgets.change({ ...set, fromMonth, revision: 4 })).rejects.toMatchObject({ code: "monthNotOffered" });
    }
  });

  test("is the admins' to set and to compare; everybody who orders there sees what is left", async () => {
    const { admin, locationId } = await givenAdmin();
    await admin.calls.budgets.change({ locationId, fromMonth: month, amount: 500_000, revision: 0 });
    const staff = await shopperOf(admin.practice, { email: "staff@einayim.example" });
    for (const refused of [
      () => staff.calls.budgets.read(),
      () => staff.calls.budgets.change({ locationId, fromMonth: month, amount: 1, revision: 1 }),
      () => staff.calls.budgets.figures(november),
    ])
      await expect(refused()).rejects.toMatchObject({ code: "notPermitted", status: 403 });
    expect(await staff.calls.budgets.left({ locationId })).toEqual({
      budget: { month, amount: money(500_000), spent: money(0) },
    });
    expect(await staff.calls.budgets.left({ locationId: staff.locationIds.at(-1) ?? "" })).toEqual({ budget: null });
  });

  test("is spent by what is ordered in the month, and given back by what is cancelled", async () => {
    const { admin, locationId } = await givenAdmin();
    await admin.calls.budgets.change({ locationId, fromMonth: month, amount: 500_000, revision: 0 });
    const [first, second] = [await givenOrdered(admin), await givenOrdered(admin, 3)];
    const spentOf = async () => (await admin.calls.budgets.left({ locationId })).budget?.spent.amount;
    expect(first.gross).toBeGreaterThan(0);
    expect(await spentOf()).toBe(first.gross + second.gross);
    expect((await admin.calls.today.overview({ locationId })).budget?.spent.amount).toBe(first.gross + second.gross);
    await admin.calls.orders.cancel({ orderId: first.orderId });
    expect(await spentOf()).toBe(second.gross);
    const { rows } = await admin.calls.budgets.figures(november);
    expect(rows).toContainEqual({ locationId, month, amount: money(500_000), spent: money(second.gross) });
    expect(rows).toHaveLength(admin.locationIds.length);
    await expect(admin.calls.budgets.figures({ startDate: "2026-11-02", endDate: "2026-11-01" })).rejects.toMatchObject({
      code: "periodReversed",
    });
  });

  test("does not count as spent what one's own cart replaces", async () => {
    const { admin, locationId } = await givenAdmin();
    await admin.calls.budgets.change({ locationId, fromMonth: month, amount: 500_000, revision: 0 });
    const { orderId, gross } = await givenOrdered(admin);
    const staff = await shopperOf(admin.practice, { email: "staff@einayim.example" });
    const preorder = { ...stockOrder([mydayLine(-3, 3)]), replacesOrderId: orderId };
    await admin.calls.cart.sync({ locationId, preorders: [preorder] });
    expect((await admin.calls.budgets.left({ locationId })).budget?.spent.amount).toBe(0);
    expect((await staff.calls.budgets.left({ locationId })).budget?.spent.amount).toBe(gross);
  });
});

describe("an order beyond the budget", () => {
  test("is ordered where nobody asks for approval", async () => {
    const { admin, locationId } = await givenAdmin();
    await admin.calls.budgets.change({ locationId, fromMonth: month, amount: 0, revision: 0 });
    expect((await givenOrdered(admin)).gross).toBeGreaterThan(0);
  });

  test("needs approval where the rule says so, from the moment it goes beyond", async () => {
    const { staff, admin } = await givenApprovals({ aboveAmount: null, aboveBudget: true });
    const { locationId } = staff;
    const free = await givenOrdered(staff);
    await admin.calls.budgets.change({ locationId, fromMonth: month, amount: 2 * free.gross, revision: 0 });
    expect((await staff.calls.approvals.own({ locationId })).above).toEqual(money(free.gross));
    expect((await givenOrdered(staff)).gross).toBe(free.gross);
    const { preorders: _, ...review } = await givenReviewOf(staff);
    await expect(staff.calls.cart.checkout(review)).rejects.toMatchObject({ code: "approvalNeeded", data: { aboveAmount: money(0) } });
    const approvalId = uuid();
    await staff.calls.approvals.ask({ ...review, approvalId });
    await admin.calls.approvals.approve({ approvalId });
    expect((await staff.calls.budgets.left({ locationId })).budget?.spent.amount).toBe(3 * free.gross);
  });

  test("is none when it replaces one that was within the budget", async () => {
    const { staff, admin } = await givenApprovals({ aboveAmount: null, aboveBudget: true });
    const { locationId } = staff;
    const { orderId, gross } = await givenOrdered(staff);
    await admin.calls.budgets.change({ locationId, fromMonth: month, amount: gross, revision: 0 });
    const replacing = { ...stockOrder([mydayLine(-3, 2)]), replacesOrderId: orderId };
    const { preorders: _, ...review } = await givenReviewOf(staff, [replacing]);
    expect((await staff.calls.cart.checkout(review)).receipt.sums.gross.amount).toBe(gross);
    expect((await staff.calls.budgets.left({ locationId })).budget?.spent.amount).toBe(gross);
  });
});

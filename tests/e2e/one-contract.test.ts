import { safe } from "@orpc/client";
import { v7 as uuid } from "uuid";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { Calls } from "~/context.server";
import { type CallClient, inThisProcess, overHttp, overTwoPortals } from "~tests/helpers/call-clients";
import { isFull } from "~tests/helpers/figures";

const password = "Demo-Lens-2026";

/** A lens of a stock order: MyDay in a box of 90. */
const myday = (power: number, quantity: number) => ({
  id: uuid(),
  seriesId: "il-myday",
  packSize: 90,
  power,
  baseCurve: 8.4,
  diameter: 14.2,
  quantity,
});
const stockOrder = (lines: ReturnType<typeof myday>[], id = uuid()) => ({
  id,
  orderType: "Stock" as const,
  merchandise: { purchaseType: "Revenue" as const, lines },
});

/** A front portal makes its calls over HTTP: in the check those stand for both. */
const ways: readonly (readonly [string, () => Promise<CallClient>])[] = [
  ["in this process", inThisProcess],
  ["over HTTP, as another portal makes them", overHttp],
  ...(isFull ? [["through two portals, of which only the second has the data", overTwoPortals] as const] : []),
];

describe.each(ways)("the calls %s", (_, open) => {
  let client: CallClient;

  beforeAll(async () => {
    client = await open();
  }, 120_000);
  afterAll(() => client.close());

  async function signIn(username: string, subDomain: string) {
    const calls = client.newCaller();
    const session = await calls.session.authenticate({ username, password, subDomain });
    return { calls, session, locationId: session.locationId };
  }

  async function emptied(calls: Calls, locationId: string) {
    const { cart } = await calls.cart.view({ locationId });
    if (cart) await calls.cart.empty({ cartId: cart.id });
  }

  test("go from sign-in to a placed order and its numbers", async () => {
    const { calls, session, locationId } = await signIn("staff@einayim.example", "einayim");
    await emptied(calls, locationId);
    const lines = [-1, -1.25, -1.5, -1.75, -2].map((power) => myday(power, 2));
    const { cart } = await calls.cart.sync({ locationId, preorders: [stockOrder(lines)] });
    expect(cart.itemsQuantity).toBe(10);
    expect(cart.sums.net).toEqual({ amount: 10 * 20400 - cart.sums.discount.amount, currency: "ILS" });
    const { holdId, expiresAt } = await calls.cart.startCheckout({ cartId: cart.id });
    expect(expiresAt).toBeInstanceOf(Date);
    const { receipt } = await calls.cart.checkout({ cartId: cart.id, holdId, tenantId: session.tenant._id, acceptTerms: true });
    expect(receipt.cartConfirmationNum).toMatch(/^[A-Z]{3}-\d+-\d{6}$/);
    expect(receipt.boxesQuantity).toBe(10);
    const again = await calls.cart.checkout({ cartId: cart.id, holdId, acceptTerms: true });
    expect(again.receipt).toEqual(receipt);
    const { orders } = await calls.orders.history({ tenantId: session.tenant._id, searchTerm: receipt.orders[0]?.confirmationNum });
    expect(orders.map(({ confirmationNum }) => confirmationNum)).toEqual(receipt.orders.map(({ confirmationNum }) => confirmationNum));
    const detail = await calls.orders.detail({ tenantId: session.tenant._id, cartId: cart.id });
    expect(detail.orders[0]?.transactions[0]?.transactionConfirmationNum).toBe(
      receipt.orders[0]?.transactions[0]?.transactionConfirmationNum,
    );
  });

  test("refuse with the same code, status and values", async () => {
    const { calls, locationId } = await signIn("doctor@einayim.example", "einayim");
    await emptied(calls, locationId);
    const bad = myday(5.25, 1);
    const [impossible] = await safe(calls.cart.sync({ locationId, preorders: [stockOrder([bad])] }));
    expect(impossible).toMatchObject({
      defined: true,
      code: "impossibleLens",
      status: 422,
      data: { lineId: bad.id, field: "power", nearest: 5 },
    });
    const good = stockOrder([myday(-3, 1)]);
    const { cart } = await calls.cart.sync({ locationId, preorders: [good] });
    const { expiresAt } = await calls.cart.startCheckout({ cartId: cart.id });
    const [locked] = await safe(calls.cart.empty({ cartId: cart.id }));
    expect(locked).toMatchObject({ defined: true, code: "cartLocked", status: 409, data: { until: expiresAt } });
    const [unsigned] = await safe(calls.cart.checkout({ cartId: cart.id, acceptTerms: false }));
    expect(unsigned).toMatchObject({ defined: true, code: "termsNotAgreed", status: 422 });
    expect((await calls.cart.view({ locationId })).cart?.itemsQuantity).toBe(1);
  });

  test("answer the allowed values of the practice's edition, by version", async () => {
    const { calls } = await signIn("staff@hanbit.example", "hanbit");
    const asked = (edition: "IL" | "KR") => ({
      params: { edition },
      query: { version: "v3" as const },
      body: { seriesId: "kr-myday", currentValues: { power: -3, packSize: 90 } },
    });
    const { lens, impossible } = await calls.catalogue.allowedValuesOfEdition(asked("KR"));
    expect(lens?.productId).toMatch(/^kr-myday/);
    expect(impossible).toEqual([]);
    const [foreign] = await safe(calls.catalogue.allowedValuesOfEdition(asked("IL")));
    expect(foreign).toMatchObject({ defined: true, code: "notFound", status: 404 });
  });

  test("add once what is sent twice, and never add again what was removed or ordered", async () => {
    const { calls, locationId } = await signIn("admin@einayim.example", "einayim");
    await emptied(calls, locationId);
    const order = stockOrder([myday(-2.5, 3)]);
    await calls.cart.sync({ locationId, preorders: [order] });
    const twice = await calls.cart.sync({ locationId, preorders: [order] });
    expect(twice.cart.itemsQuantity).toBe(3);
    await calls.cart.remove({ cartId: twice.cart.id, preorderIds: [order.id] });
    const late = await calls.cart.sync({ locationId, preorders: [order] });
    expect(late.gone).toEqual([order.id]);
    expect(late.cart.itemsQuantity).toBe(0);
  });

  test("tell a second tab about the first one's change", async () => {
    const { calls, locationId } = await signIn("admin@carmel.example", "carmel");
    await emptied(calls, locationId);
    const order = stockOrder([myday(-2.5, 3)]);
    const { revisions } = await calls.cart.sync({ locationId, preorders: [order] });
    const revision = revisions[order.id];
    const quantity = (count: number) => ({
      ...order,
      revision,
      merchandise: { ...order.merchandise, lines: order.merchandise.lines.map((line) => ({ ...line, quantity: count })) },
    });
    await calls.cart.sync({ locationId, preorders: [quantity(5)] });
    const [refusal] = await safe(calls.cart.sync({ locationId, preorders: [quantity(7)] }));
    expect(refusal).toMatchObject({
      defined: true,
      code: "changedElsewhere",
      status: 409,
      data: { preorderId: order.id, lines: [{ quantity: 5 }] },
    });
    expect((await calls.cart.view({ locationId })).cart?.itemsQuantity).toBe(5);
  });

  test("answer a foreign id, an unknown one and a location without access alike", async () => {
    const { calls, locationId } = await signIn("staff@carmel.example", "carmel");
    const other = await signIn("staff@einayim.example", "einayim");
    await emptied(other.calls, other.locationId);
    const theirs = await other.calls.cart.sync({ locationId: other.locationId, preorders: [stockOrder([myday(-1, 1)])] });
    const outcomes = await Promise.all(
      [theirs.cart.id, uuid()].map(
        async (cartId) => (await safe(calls.cart.empty({ cartId })))[0] as { code: string; status: number } | null,
      ),
    );
    expect(outcomes.map((refusal) => [refusal?.code, refusal?.status])).toEqual([
      ["cartNotFound", 404],
      ["cartNotFound", 404],
    ]);
    const [foreignPlace] = await safe(calls.cart.populate({ locationId: other.locationId }));
    expect(foreignPlace).toMatchObject({ code: "notFound", status: 404 });
    const [ownPlace] = await safe(calls.cart.populate({ locationId }));
    expect(ownPlace).toBeNull();
  });

  test("are refused once the session has ended", async () => {
    const { calls } = await signIn("staff@hanbit.example", "hanbit");
    expect((await calls.session.read()).tenant.countryCode).toBe("KR");
    await calls.session.logout();
    const [refusal] = await safe(calls.session.read());
    expect(refusal).toMatchObject({ defined: true, code: "sessionExpired", status: 401 });
  });
});

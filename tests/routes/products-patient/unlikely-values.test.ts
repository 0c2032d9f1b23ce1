import { v7 as uuid } from "uuid";
import { beforeEach, describe, expect, test } from "vitest";
import { sessionContext } from "~/context.server";
import type { OrderFormAnswer } from "~/forms/patient-order/order-form";
import { currentSessionContext } from "~/middleware/current-session.server";
import { action as findingsAction, loader as findingsLoader } from "~/routes/products/patient-revenue/findings";
import { action } from "~/routes/products/patient-revenue/patient-revenue";
import { resetDatabase } from "~tests/helpers/database";
import { now, routeArgs } from "~tests/helpers/given";
import { cartRows, givenCatalogue, givenShopper, type Shopper } from "~tests/services/cart/given-cart";
import { biofinity, givenPatient, placeOrder } from "~tests/services/orders/placed-orders";

beforeEach(resetDatabase);

type Entries = [string, string][];
const longAgo = { parts: { now: new Date(now.getTime() - 400 * 86_400_000) } };

/** A patient whose right eye wore -3.00 for a year that is over. */
async function given() {
  await givenCatalogue();
  const shopper = await givenShopper();
  const person = { ...shopper, locationIds: [shopper.locationId] } as Parameters<typeof placeOrder>[0];
  const patientId = await givenPatient(person);
  await placeOrder(person, { patientId, lines: [biofinity(-3, 2)], ...longAgo });
  return { shopper, patientId };
}

const form = (patientId: string, power: string, more: Entries = []): Entries => [
  ...Object.entries({
    ...{ preorder: uuid(), patient: patientId, delivery: "office", "right.line": uuid(), "left.line": uuid() },
    ...{ "right.was": "il-biofinity", "right.series": "il-biofinity", "right.power": power, "right.packSize": "6", "right.quantity": "2" },
    ...{ "left.was": "", "left.series": "", "left.quantity": "" },
  }),
  ...more,
];

async function post(shopper: Shopper, entries: Entries) {
  const made = await routeArgs(shopper, { path: "/products/patient-revenue", form: entries });
  made.context.set(sessionContext, await made.calls.session.read());
  return (await action(made as never)) as unknown as { data: OrderFormAnswer; init: { status: number } } & Response;
}

describe("an order with an unlikely value (D75)", () => {
  test("comes back once with both values and everything typed, and nothing is in the cart", async () => {
    const { shopper, patientId } = await given();
    const before = await cartRows();
    const { data, init } = await post(shopper, form(patientId, "3"));
    expect(init.status).toBe(409);
    expect(data.findings).toMatchObject([
      { key: "signFlipped right 3", now: [{ values: { power: 3 } }], before: [{ values: { power: -3 } }] },
    ]);
    expect(data.state.draft.eyes.right).toMatchObject({ chosen: { power: 3 }, quantity: "2" });
    expect(await cartRows()).toEqual(before);
  });

  test("is added to the cart when the values are confirmed", async () => {
    const { shopper, patientId } = await given();
    const answer = await post(
      shopper,
      form(patientId, "3", [
        ["found", "signFlipped right 3"],
        ["intent", "accept"],
      ]),
    );
    expect(answer.status).toBe(302);
    const { preordersPatient } = await shopper.calls.cart.populate({ locationId: shopper.locationId });
    expect(preordersPatient).toMatchObject([{ findings: [{ kind: "signFlipped", acceptedBy: "Noa Shalev" }] }]);
  });

  test("asks again when other values are typed after it was accepted", async () => {
    const { shopper, patientId } = await given();
    const { data } = await post(shopper, form(patientId, "3.25", [["accepted", "signFlipped right 3"]]));
    expect(data.findings).toMatchObject([{ key: "signFlipped right 3.25" }]);
    expect(data.state.draft.accepted).toEqual(["signFlipped right 3"]);
  });

  test("takes the earlier value when asked, and nothing for an unknown finding", async () => {
    const { shopper, patientId } = await given();
    const taken = await post(shopper, form(patientId, "3", [["intent", "earlier:signFlipped right 3"]]));
    expect(taken.data.state.draft.eyes.right.chosen).toMatchObject({ power: -3 });
    const left = await post(shopper, form(patientId, "3", [["intent", "earlier:sphereJump left 9"]]));
    expect(left.data.state.draft.eyes.right.chosen).toMatchObject({ power: 3 });
  });
});

describe("the findings while an order is typed", () => {
  async function ask(shopper: Shopper, body: string) {
    const made = await routeArgs(shopper, { path: "/products/prescription-findings" });
    const session = await made.calls.session.read();
    made.context.set(currentSessionContext, async () => ({ session }) as never);
    const request = new Request("http://localhost/products/prescription-findings", { method: "POST", body });
    return findingsAction({ ...made, request } as never);
  }
  const right = { seriesId: "il-biofinity", values: { power: 3 }, packSize: 6, quantity: 2 };

  test("are answered to a POST only, with both values", async () => {
    const { shopper, patientId } = await given();
    const answer = await ask(shopper, JSON.stringify({ patientId, purchaseType: "Revenue", right }));
    expect([answer.status, answer.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
    expect(await answer.json()).toMatchObject({ findings: [{ kind: "signFlipped", before: [{ values: { power: -3 } }] }] });
    expect(() => findingsLoader()).toThrow();
  });

  test.each([
    ["no JSON", "{", 400],
    ["no patient", JSON.stringify({ purchaseType: "Revenue", right }), 400],
    ["nobody's patient", JSON.stringify({ patientId: uuid(), purchaseType: "Revenue", right }), 404],
  ])("%s is refused", async (_, body, status) => {
    const { shopper } = await given();
    expect((await ask(shopper, body)).status).toBe(status);
  });
});

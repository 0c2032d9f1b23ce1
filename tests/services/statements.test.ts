import { beforeAll, expect, test } from "vitest";
import { countStatements, resetDatabase } from "~tests/helpers/database";
import { callsFor, givenCatalogue } from "~tests/helpers/given";
import { givenPatient, givenShopper, mydayLine, patientOrder, type Shopper, stockOrder } from "./cart/given-cart";

type Calls = Awaited<ReturnType<typeof callsFor>>;

let shopper: Shopper;

beforeAll(async () => {
  await resetDatabase();
  await givenCatalogue();
  shopper = await givenShopper();
  const patient = await givenPatient(shopper);
  const preorders = [stockOrder([mydayLine(-1, 2), mydayLine(-2, 3)]), patientOrder(patient.id, { right: mydayLine(-3, 2) })];
  await shopper.calls.cart.sync({ locationId: shopper.locationId, preorders });
  // The process has made every call once: it knows the catalogue, and what they read (D176).
  for (const [, , ask] of calls) await ask(await callsFor(shopper));
});

const place = () => ({ locationId: shopper.locationId });

/**
 * The statements that a request of its own may make, at most; finding out who is asking takes one of them. Lower a
 * number when a call needs fewer.
 */
const calls: [name: string, statements: number, ask: (calls: Calls) => Promise<unknown>, transactions?: number][] = [
  ["session.read", 1, (ask) => ask.session.read()],
  ["cart.count", 2, (ask) => ask.cart.count(place())],
  ["cart.view", 3, (ask) => ask.cart.view(place())],
  ["cart.populate", 3, (ask) => ask.cart.populate(place())],
  ["catalogue.list", 4, (ask) => ask.catalogue.list({ country: "IL" })],
  ["catalogue.pins", 2, (ask) => ask.catalogue.pins()],
  ["orderForms.begin", 2, (ask) => ask.orderForms.begin({ ...place(), path: "/products/patient-revenue" })],
  ["orderForms.facts", 3, (ask) => ask.orderForms.facts({ ...place(), stockTypes: ["revenue"], questions: [] })],
  ["orders.history", 4, (ask) => ask.orders.history({ tenantId: shopper.tenantId, pageSize: 30 }), 2],
];

test.each(calls)(
  "%s makes at most %i statements in one transaction, or in a second one that the audit trail needs",
  async (_, most, ask, inAll = 1) => {
    const asker = await callsFor(shopper);
    const { statements, transactions } = await countStatements(() => ask(asker));
    expect(statements).toBeLessThanOrEqual(most);
    expect(transactions).toBe(inAll);
  },
);

test("the simultaneous calls of the catalogue page share one transaction", async () => {
  const asker = await callsFor(shopper);
  const page = () =>
    Promise.all([
      asker.session.read(),
      asker.catalogue.list({ country: "IL" }),
      asker.catalogue.pins(),
      asker.catalogue.promotions({ country: "IL" }),
      asker.cart.count(place()),
      asker.cart.view(place()),
    ]);
  const { statements, transactions } = await countStatements(page);
  expect(transactions).toBe(1);
  expect(statements).toBeLessThanOrEqual(3);
});

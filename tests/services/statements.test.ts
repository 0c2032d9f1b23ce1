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
  // The process has read the catalogue once.
  await shopper.calls.catalogue.list({ country: "IL" });
});

const place = () => ({ locationId: shopper.locationId });

/**
 * The statements that a request of its own may make, at most; finding out who is asking takes two of them, in a transaction. Lower a
 * number when a call needs fewer.
 */
const calls: [name: string, statements: number, ask: (calls: Calls) => Promise<unknown>][] = [
  ["session.read", 2, (ask) => ask.session.read()],
  ["cart.count", 4, (ask) => ask.cart.count(place())],
  ["cart.view", 10, (ask) => ask.cart.view(place())],
  ["cart.populate", 10, (ask) => ask.cart.populate(place())],
  ["catalogue.list", 11, (ask) => ask.catalogue.list({ country: "IL" })],
  ["catalogue.pins", 4, (ask) => ask.catalogue.pins()],
  ["orders.history", 4, (ask) => ask.orders.history({ tenantId: shopper.tenantId, pageSize: 30 })],
];

test.each(calls)("%s makes at most %i statements in two transactions", async (_, most, ask) => {
  const asker = await callsFor(shopper);
  const { statements, transactions } = await countStatements(() => ask(asker));
  expect(statements).toBeLessThanOrEqual(most);
  expect(transactions).toBeLessThanOrEqual(2);
});

test("what the catalogue's page asks at once takes two transactions", async () => {
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
  expect(transactions).toBe(2);
  expect(statements).toBeLessThanOrEqual(23);
});

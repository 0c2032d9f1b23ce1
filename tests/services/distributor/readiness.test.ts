import { beforeEach, expect, test } from "vitest";
import { loadConfiguration } from "~/integrations/configuration.server";
import { distributorCheck } from "~/server/send-outbox.server";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { givenCatalogue, givenPerson, givenPractice } from "~tests/helpers/given";
import { later, placeOrder } from "../orders/placed-orders";

beforeEach(resetDatabase);

const secret = "x".repeat(32);

async function report(environment: Record<string, string>, kind: "embedded" | "postgres", minutes: number) {
  const { doors } = await testDatabase();
  const configuration = loadConfiguration({ SESSION_SECRET: secret, ...environment });
  return distributorCheck({ configuration, clock: () => later(minutes), doors, kind }).check();
}

test("without DISTRIBUTOR_URL on PostgreSQL orders wait, and the report says how many", async () => {
  await givenCatalogue();
  await placeOrder(await givenPerson(await givenPractice()));
  const sentence = (count: number) => `orders wait (${count}): DISTRIBUTOR_URL is not set or holds no password`;
  expect(await report({}, "postgres", 30)).toEqual({ ready: true, note: sentence(0) });
  expect(await report({}, "postgres", 36)).toEqual({ ready: true, note: sentence(1) });
  expect(await report({ DISTRIBUTOR_URL: "https://cvi.example/orders" }, "postgres", 36)).toEqual({ ready: true, note: sentence(1) });
});

test("with a URL the report mentions only orders that the distributor refuses", async () => {
  await givenCatalogue();
  const environment = { DISTRIBUTOR_URL: "https://portal:secret@cvi.example/orders" };
  expect(await report(environment, "postgres", 0)).toEqual({ ready: true });
  await placeOrder(await givenPerson(await givenPractice()));
  expect(await report(environment, "postgres", 40)).toEqual({ ready: true, note: "orders wait (1): the distributor does not take them" });
});

test("the embedded database has the simulator, PostgreSQL only with DISTRIBUTOR_SIMULATOR (D42)", async () => {
  const simulated = { ready: true, note: "simulated: DISTRIBUTOR_URL is not set" };
  expect(await report({}, "embedded", 0)).toEqual(simulated);
  expect(await report({ DISTRIBUTOR_SIMULATOR: "true" }, "postgres", 0)).toEqual(simulated);
});

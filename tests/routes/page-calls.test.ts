import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { v7 as uuid } from "uuid";
import { beforeEach, expect, test } from "vitest";
import { type Calls, callsContext } from "~/context.server";
import { createGatewayCalls } from "~/integrations/gateway/gateway-calls.server";
import type { RequestFacts } from "~/middleware/request-facts.server";
import { loader as showOrder, action as submitOrder } from "~/routes/products/patient-revenue/patient-revenue";
import { loader as showTrialLens } from "~/routes/products/patient-trial/add";
import { loader as showNoMatch } from "~/routes/products/patient-trial/no-match";
import { loader as showOfficeTrials } from "~/routes/products/patient-trial/office";
import { loader as showTrial, action as submitTrial } from "~/routes/products/patient-trial/patient-trial";
import { answerHere } from "~/server/answer/answer-here.server";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { callContextFor, now, testCarrier } from "~tests/helpers/given";
import { silentLog } from "~tests/helpers/silent-log";
import {
  givenCatalogue,
  givenPatient,
  givenShopper,
  mydayLine,
  patientOrder,
  type Shopper,
  stockOrder,
} from "~tests/services/cart/given-cart";
import { placeOrder } from "~tests/services/orders/placed-orders";
import { pageArgs } from "./cart/given-page";

type Entries = [string, string][];
type Page = (args: never) => unknown;

beforeEach(async () => {
  await resetDatabase();
  await givenCatalogue();
});

/** The calls that a page makes, by name. */
async function callsOf(shopper: Shopper, page: Page, at: { path: string; form?: Entries }): Promise<string[]> {
  const args = await pageArgs(shopper, at);
  const made: string[] = [];
  args.context.set(callsContext, counted(args.context.get(callsContext), made));
  await Promise.resolve(page(args as never)).catch((thrown: unknown) => {
    if (!(thrown instanceof Response)) throw thrown;
  });
  return made;
}

/** The requests that a page of a front portal makes to the portal behind it, which answers from the database of the test. */
async function requestsOf(shopper: Shopper, page: Page, at: { path: string; form?: Entries }): Promise<string[]> {
  const { doors } = await testDatabase();
  const back = answerHere({ doors, settings: (await callContextFor(null)).settings });
  const made: string[] = [];
  const reply = async (request: IncomingMessage, response: ServerResponse) => {
    const url = new URL(request.url ?? "", "http://localhost");
    made.push(`${request.method} ${url.pathname}`);
    const { entrance } = back({ now, facts: factsOf(), carrier: testCarrier(shopper.token), apiKey: null });
    const body = await text(request);
    const headers = { "Content-Type": "application/json", Accept: "application/json" };
    const answer = await entrance(new Request(url, { method: request.method, headers, ...(body !== "" && { body }) }), url);
    response.writeHead(answer.status, { "Content-Type": "application/json" }).end(await answer.text());
  };
  const server = createServer((request, response) => void reply(request, response)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const args = await pageArgs(shopper, at);
  const asker = { requestId: "test", origin: url, clientAddress: "127.0.0.1" };
  args.context.set(callsContext, createGatewayCalls({ url, asker, session: testCarrier(shopper.token) }));
  await Promise.resolve(page(args as never)).catch((thrown: unknown) => {
    if (!(thrown instanceof Response)) throw thrown;
  });
  server.close();
  return made;
}

const factsOf = () =>
  ({
    ...{ id: "request", origin: "http://localhost", hostname: "localhost", clientAddress: "127.0.0.1", acceptedLanguages: "en" },
    log: silentLog,
  }) as unknown as RequestFacts;

const counted = (calls: Calls, made: string[]): Calls =>
  new Proxy(calls, {
    get: (areas, area: keyof Calls) =>
      new Proxy(areas[area], {
        get: (names, name: string) => (input: never) => {
          made.push(`${area}.${name}`);
          return (names as unknown as Record<string, (given: never) => unknown>)[name]?.(input);
        },
      }),
  });

async function given() {
  const shopper = await givenShopper();
  const { id: patientId } = await givenPatient(shopper);
  const { orderId } = await placeOrder({ ...shopper, locationIds: [shopper.locationId] } as never, { patientId });
  const carted = patientOrder(patientId, { right: mydayLine(-3.25, 2), left: mydayLine(-2, 1) });
  await shopper.calls.cart.sync({ locationId: shopper.locationId, preorders: [carted, stockOrder([mydayLine(-3.25, 4)])] });
  return { shopper, patientId, orderId, preorderId: carted.id };
}

const eyes = (patientId: string, seriesId: string, packSize: string): Entries =>
  Object.entries({
    ...{ preorder: uuid(), patient: patientId, delivery: "office", "right.line": uuid(), "left.line": uuid() },
    ...{ "right.was": seriesId, "right.series": seriesId, "right.power": "-1", "right.packSize": packSize, "right.quantity": "1" },
    ...{ "left.was": seriesId, "left.series": seriesId, "left.power": "-1.5", "left.packSize": packSize, "left.quantity": "1" },
  });

test("showing a page of a patient's order makes at most three calls", async () => {
  const { shopper, patientId, orderId, preorderId } = await given();
  const revenue = "/products/patient-revenue";
  const trial = "/products/patient-trial";
  const shown: [Page, string][] = [
    [showOrder, revenue],
    [showOrder, `${revenue}?patient=${patientId}`],
    [showOrder, `${revenue}?preorder=${preorderId}`],
    [showOrder, `${revenue}?patient=${patientId}&repeat=${orderId}`],
    [showOrder, `${revenue}?patient=${patientId}&series=il-myday`],
    [showTrial, `${trial}?patient=${patientId}`],
    [showTrial, `${trial}?patient=${patientId}&pair`],
  ];
  for (const [page, path] of shown) expect((await callsOf(shopper, page, { path })).length, path).toBeLessThanOrEqual(3);
});

test("submitting a patient's order makes two calls", async () => {
  const { shopper } = await given();
  const { id: patientId } = await givenPatient(shopper, "Barak");
  const order = { path: "/products/patient-revenue", form: eyes(patientId, "il-biofinity", "6") };
  expect(await callsOf(shopper, submitOrder, order)).toEqual(["orderForms.facts", "cart.sync"]);
  const trials = { path: "/products/patient-trial", form: eyes(patientId, "il-myday-trial", "5") };
  expect(await callsOf(shopper, submitTrial, trials)).toEqual(["orderForms.facts", "cart.sync"]);
  const opening = { ...order, form: [...order.form, ["intent", "find"]] as Entries };
  expect(await callsOf(shopper, submitOrder, opening)).toEqual(["orderForms.facts", "session.keepForm"]);
  const recalculated = { ...order, form: [...order.form, ["intent", "show"]] as Entries };
  expect(await callsOf(shopper, submitOrder, recalculated)).toEqual(["orderForms.facts", "orderForms.lenses"]);
});

test("a page of a front portal makes one request per call to the portal behind it", async () => {
  const { shopper, patientId, orderId } = await given();
  const repeated = { path: `/products/patient-revenue?patient=${patientId}&repeat=${orderId}` };
  const shown = await requestsOf(shopper, showOrder, repeated);
  expect(shown.length).toBe((await callsOf(shopper, showOrder, repeated)).length);
  expect(shown.length).toBeLessThanOrEqual(3);
  const { id } = await givenPatient(shopper, "Barak");
  const order = { path: "/products/patient-revenue", form: eyes(id, "il-biofinity", "6") };
  expect(await requestsOf(shopper, submitOrder, order)).toHaveLength(2);
});

test("the pages of trials for the practice make at most three calls", async () => {
  const { shopper } = await given();
  const office = "/products/patient-trial/office";
  expect(await callsOf(shopper, showOfficeTrials, { path: office })).toEqual(["orderForms.facts"]);
  expect(await callsOf(shopper, showNoMatch, { path: `${office}/no-match?series=il-biofinity-trial` })).toEqual(["orderForms.facts"]);
  expect(await callsOf(shopper, showTrialLens, { path: `${office}/add?series=il-myday-trial&power=-3.25` })).toHaveLength(3);
});

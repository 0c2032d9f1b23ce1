import { beforeEach, expect, test } from "vitest";
import type { RequestFacts } from "~/middleware/request-facts.server";
import { answerHere } from "~/server/answer/answer-here.server";
import { keepAnswers } from "~/services/keep-answers.server";
import { resetDatabase } from "~tests/helpers/database";
import { callContextFor, now } from "~tests/helpers/given";
import { silentLog } from "~tests/helpers/silent-log";
import { givenCatalogue, givenShopper, mydayLine, type Shopper, stockOrder } from "~tests/services/cart/given-cart";

beforeEach(resetDatabase);

const facts = {
  ...{ id: "request", origin: "http://localhost", hostname: "localhost", clientAddress: "127.0.0.1", acceptedLanguages: null },
  log: silentLog,
} as unknown as RequestFacts;

/** Returns a function that asks for a person's cart over HTTP, of a process that keeps answers. */
async function cartOverHttp(shopper: Shopper) {
  const { doors, settings, carrier } = await callContextFor(shopper);
  const answering = answerHere({ doors, settings, around: [keepAnswers()] });
  const url = new URL("http://localhost/api/gp/passthrough/api/gporders/cart/populate");
  const asked = {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ locationId: shopper.locationId }),
  };
  return async () => {
    const response = await answering({ now, facts, carrier, apiKey: null }).entrance(new Request(url, asked), url);
    return { status: response.status, type: response.headers.get("content-type"), body: await response.text() };
  };
}

test("the body of a kept answer is sent again as it was, until the answer changes (D175)", async () => {
  await givenCatalogue();
  const shopper = await givenShopper();
  const add = (power: number, quantity: number) =>
    shopper.calls.cart.sync({ locationId: shopper.locationId, preorders: [stockOrder([mydayLine(power, quantity)])] });
  await add(-1, 2);
  const view = await cartOverHttp(shopper);
  const first = await view();
  expect(first).toMatchObject({ status: 200, type: "application/json" });
  expect(JSON.parse(first.body)).toMatchObject({ savedForLater: [], trialWarning: false });
  expect([await view(), await view(), await view()]).toEqual([first, first, first]);
  await add(-2, 1);
  const [changed, again] = [await view(), await view()];
  expect(changed.body).not.toBe(first.body);
  expect(again).toEqual(changed);
  expect([await view(), await view()]).toEqual([changed, changed]);
});

import { expect, test } from "vitest";
import { NextSteps } from "~/components/checkout/next-steps";
import type { Receipt } from "~/components/checkout/shown-receipt";
import { editionOf } from "~/editions/editions";
import { marketOf } from "~/i18n/market";
import { MarketProvider } from "~/i18n/market-context";
import { renderPage } from "~tests/components/render-page";
import { givenReceipt } from "./given-receipt";

const [order] = givenReceipt.orders;

/** Returns when a receipt is delivered whose orders arrive on these days, as the page says it. */
function deliveredOf(days: (string | null)[]): string {
  const orders = days.map((day) => ({
    ...order,
    promisedDay: day,
    products: order?.products.map((product) => ({ ...product, arrivals: [{ quantity: 1, day, isLater: day === null, toPatient: false }] })),
  })) as Receipt["orders"];
  const { container } = renderPage(
    <MarketProvider market={marketOf(editionOf("IL"))}>
      <NextSteps receipt={{ ...givenReceipt, orders }} />
    </MarketProvider>,
  );
  return container.querySelector("li:last-child span")?.textContent ?? "";
}

test.each([
  ["one day", ["2026-11-25", "2026-11-25"], "Wed 2026/11/25"],
  ["the first and the last of several", ["2026-11-25", "2026-11-29", "2026-11-26"], "Wed 2026/11/25 to Sun 2026/11/29"],
  ["that some follow later, where a day is not known", ["2026-11-25", null], "Wed 2026/11/25; some later, date not known yet"],
  ["that no day is known", [null], "to be announced"],
])("the last step of a receipt says %s", (_, days, text) => {
  expect(deliveredOf(days)).toBe(text);
});

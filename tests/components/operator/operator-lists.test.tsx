import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { CheckoutFailures } from "~/components/operator/checkout-failures";
import { FailedHandOvers } from "~/components/operator/failed-hand-overs";
import { WaitingRequests } from "~/components/operator/waiting-requests";
import { editionOf } from "~/editions/editions";
import { marketOf } from "~/i18n/market";
import { MarketProvider } from "~/i18n/market-context";
import { renderPage } from "~tests/components/render-page";

const id = "019a9d4c-0000-7000-8000-000000000001";
const at = new Date("2026-11-24T10:05:00Z");
const named = { id, tenantId: id, orderId: id, practiceName: "Carmel", confirmationNum: "1045-1" };
const handOver = { ...named, messageId: id, attempts: 1, lastError: null, nextTryAt: at };
const failure = { ...named, cartId: id, code: "outOfStock", at };

test("a list of the operators that does not show everything says so, with the number", () => {
  renderPage(
    <MarketProvider market={marketOf(editionOf("IL"))}>
      <FailedHandOvers handOvers={[handOver]} count={2} />
      <WaitingRequests requests={[]} count={51} />
      <CheckoutFailures failures={[failure]} isCut />
    </MarketProvider>,
  );
  expect(screen.getByText("2 orders the distributor has not accepted")).toBeDefined();
  expect(screen.getByText("Only the first 1 are listed, in the order in which they are sent again.")).toBeDefined();
  expect(screen.getByText("51 open requests")).toBeDefined();
  expect(screen.getByText(/^Only the 0 oldest are listed/)).toBeDefined();
  expect(screen.getByText("Only the 1 newest are listed.")).toBeDefined();
});

test("a list of the operators that shows everything says nothing of more", () => {
  renderPage(
    <MarketProvider market={marketOf(editionOf("IL"))}>
      <FailedHandOvers handOvers={[handOver]} count={1} />
      <WaitingRequests requests={[]} count={0} />
      <CheckoutFailures failures={[failure]} isCut={false} />
    </MarketProvider>,
  );
  expect(screen.queryByText(/^Only the/)).toBeNull();
});

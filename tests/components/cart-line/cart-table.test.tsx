import { expect, test } from "vitest";
import { CartTable } from "~/components/cart-line/cart-table";
import { editionOf } from "~/editions/editions";
import { marketOf } from "~/i18n/market";
import { MarketProvider } from "~/i18n/market-context";
import { renderPage } from "~tests/components/render-page";
import { givenLine, givenPreorder } from "~tests/helpers/given-populated";

const won = (amount: number) => ({ amount, currency: "KRW" as const });
const facts = { today: "2026-11-24", pricesIncludeVat: true, problemNumbers: new Map(), refused: null };

test.each([
  ["of eight digits", won(12_345_678), "net"],
  ["of nine digits", won(123_456_789), "longNet"],
  ["of twelve digits", won(123_456_789_000), "longNet"],
])("the last column has room for an amount %s", (_, net, column) => {
  const preorder = givenPreorder({ lines: [givenLine({ net })] });
  const { container } = renderPage(
    <MarketProvider market={marketOf(editionOf("KR"))}>
      <CartTable caption="Stock" preorders={[preorder]} facts={facts} />
    </MarketProvider>,
  );
  expect(container.querySelector("col:last-child")?.className).toBe(column);
});

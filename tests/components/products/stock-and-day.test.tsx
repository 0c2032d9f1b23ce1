import { expect, test } from "vitest";
import { StockAndDay } from "~/components/products/stock-and-day";
import { editionOf } from "~/editions/editions";
import { marketOf } from "~/i18n/market";
import { MarketProvider } from "~/i18n/market-context";
import { renderPage } from "~tests/components/render-page";

test.each([
  ["inStock", "In stockTue 2026/12/01"],
  ["backorder", "Backorder, about Tue 2026/12/01"],
] as const)("a lens that is %s names its day of arrival once", (status, text) => {
  const { container } = renderPage(
    <MarketProvider market={marketOf(editionOf("IL"))}>
      <StockAndDay stock={{ status, left: null }} promisedDay="2026-12-01" />
    </MarketProvider>,
  );
  expect(container.textContent?.replaceAll(/[\u2066-\u2069]/g, "")).toBe(text);
});

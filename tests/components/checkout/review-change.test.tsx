import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { type ReviewChange, ReviewChanges } from "~/components/checkout/review-change";
import { editionOf } from "~/editions/editions";
import { marketOf } from "~/i18n/market";
import { MarketProvider } from "~/i18n/market-context";
import { renderPage } from "~tests/components/render-page";

const change = (more: Partial<ReviewChange>): ReviewChange => {
  return { kind: "dearer", preorderId: "p", lineId: "l", productName: "MyDay", before: "9200", after: "9600", ...more };
};

test.each<[Partial<ReviewChange>, string]>([
  [{}, "Price: ₪96.00, was ₪92.00"],
  [{ kind: "cheaper", before: "9600", after: "9200" }, "Price: ₪92.00, was ₪96.00"],
  [{ kind: "later", before: "2026-11-25", after: "2026-11-29" }, "Arrives 2026/11/29 instead of 2026/11/25"],
  [{ kind: "later", before: "2026-11-25", after: "" }, "Was due 2026/11/25; new date not known yet"],
  [{ kind: "split", before: "0", after: "2" }, "2 boxes on backorder, was 0 boxes"],
  [{ kind: "unavailable", before: "2", after: "0" }, "Can no longer be ordered"],
  [{ kind: "changed", before: "2", after: "3" }, "3 boxes instead of 2 boxes"],
])("%j is shown with the values before and after", (more, text) => {
  renderPage(
    <MarketProvider market={marketOf(editionOf("IL"))}>
      <ReviewChanges changes={[change(more)]} />
    </MarketProvider>,
  );
  expect(screen.getByRole("listitem").textContent).toBe(`MyDay${text}`);
});

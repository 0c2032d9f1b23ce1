import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { PreorderFoot } from "~/components/cart-line/preorder-foot";
import type { Language } from "~/domain/language";
import { editionOf } from "~/editions/editions";
import type { CartPreorder } from "~/forms/cart/cart-groups";
import { marketOf } from "~/i18n/market";
import { MarketProvider } from "~/i18n/market-context";
import { renderPage, serverHtml } from "~tests/components/render-page";

const plain = {
  status: "active",
  note: "",
  replacedOrder: null,
  promotionEnded: false,
  merchandise: { rx: null },
  findings: [],
  lines: [],
};

function foot(given: object) {
  const preorder = { ...plain, shippingAddress: null, dispensingPreference: "DispenseFromOffice", ...given } as unknown as CartPreorder;
  return (
    <MarketProvider market={marketOf(editionOf("IL"))}>
      <table>
        <tbody>
          <PreorderFoot preorder={preorder} today="2026-11-24" />
        </tbody>
      </table>
    </MarketProvider>
  );
}

const factsOf = (given: object) => {
  renderPage(foot(given));
  return screen.queryAllByRole("listitem").map(({ textContent }) => textContent);
};

test("says that the promotion has ended, and that it is ordered as stock (D74)", () => {
  expect(factsOf({ promotionEnded: true })).toEqual(["The promotion has ended: ordered as stock, without it."]);
});

test.each([
  ["still can be replaced", { changeable: true, cancelled: false }, "Replaces EIN-1042-000318"],
  ["can no longer be replaced", { changeable: false, cancelled: false }, "Order EIN-1042-000318 can no longer be replaced"],
  ["was cancelled", { changeable: false, cancelled: true }, "Order EIN-1042-000318 was cancelled in the meantime"],
])("names an order that %s, before what else concerns the preorder", (_, state, text) => {
  const replacedOrder = { confirmationNum: "EIN-1042-000318", ...state };
  const facts = factsOf({ replacedOrder, promotionEnded: true, note: "At the back door" });
  expect(facts.map((fact) => fact?.replace(/[\u2066-\u2069]/g, ""))).toEqual([
    text,
    "The promotion has ended: ordered as stock, without it.",
    "Note: At the back door",
  ]);
});

test("is not there when nothing concerns the whole preorder", () => {
  expect(factsOf({})).toEqual([]);
});

test.each(["en", "he", "ko", "ja"] as const)("in %s an ended promotion is said in words", (language: Language) => {
  expect(serverHtml(foot({ promotionEnded: true }), { language })).not.toContain("preorder.promotionEnded");
});

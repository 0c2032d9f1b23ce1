import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { ReplacedNotices } from "~/components/cart/replaced-notices";
import type { Language } from "~/domain/language";
import { editionOf } from "~/editions/editions";
import type { CartPreorder } from "~/forms/cart/cart-groups";
import type { PopulatedCart } from "~/forms/cart/populated-cart";
import { marketOf } from "~/i18n/market";
import { MarketProvider } from "~/i18n/market-context";
import { renderPage, serverHtml } from "~tests/components/render-page";

const order = { confirmationNum: "EIN-1042-000318", cartId: "placed", changeableUntil: new Date("2026-11-24T10:35:00Z") };
const states = {
  open: { ...order, changeable: true, cancelled: false },
  closed: { ...order, changeable: false, cancelled: false },
  cancelled: { ...order, changeable: false, cancelled: true },
};

/** The notices of a cart with the copy of an order, for a patient, in one of these states. */
function notices(state: keyof typeof states, { isReadOnly = false } = {}) {
  const named = { patientFirst: "Tamar", patientLast: "Oren", patientId: "tamar" };
  const copy = { id: "copy", status: "active", replacedOrder: states[state], ...named } as unknown as CartPreorder;
  const others = { preordersStock: [], preordersSolution: [], preordersOffice: [], savedForLater: [] };
  const populated = { preordersPatient: [copy], ...others } as unknown as PopulatedCart;
  return (
    <MarketProvider market={marketOf(editionOf("IL"))}>
      <ReplacedNotices populated={populated} form={isReadOnly ? undefined : { cartId: "cart" }} />
    </MarketProvider>
  );
}

test.each([
  ["open", "This replaces order", "Unless you submit before", "Leave the old order as it is", "leaveOrder"],
  ["closed", "can no longer be replaced", "It ships as placed.", "Leave the old order as it is", "leaveOrder"],
  ["cancelled", "was cancelled in the meantime", "unless you order them as a new order", "Order them as a new order", "orderAnew"],
] as const)(
  "the notice of an order whose window is %s says so, for whom, and offers what can be done",
  (state, title, text, act, intent) => {
    const { container } = renderPage(notices(state));
    expect(container.textContent).toContain(title);
    expect(container.textContent).toContain(text);
    expect(container.textContent).toContain("Oren");
    const button = screen.getByRole<HTMLButtonElement>("button", { name: act });
    expect(Object.fromEntries(new FormData(button.form ?? undefined, button))).toEqual({
      ...{ cartId: "cart", preorderId: "copy", number: "EIN-1042-000318", intent },
    });
    expect(within(container).getByRole("link", { name: "See what changes" }).getAttribute("href")).toBe("/cart/changes?preorder=copy");
  },
);

test.each(["en", "he", "ko", "ja"] as const)(
  "in %s the notice of a cancelled order is complete without JavaScript",
  (language: Language) => {
    const html = serverHtml(notices("cancelled"), { language });
    expect(html).toContain('method="post"');
    expect(html).toContain('value="orderAnew"');
    expect(html).toContain("EIN-1042-000318");
    expect(html).not.toContain("replaced.");
  },
);

test("a cart that cannot be changed shows the notice without its buttons", () => {
  const { container } = renderPage(notices("cancelled", { isReadOnly: true }));
  expect(container.textContent).toContain("was cancelled in the meantime");
  expect(container.querySelectorAll("a, button")).toHaveLength(0);
});

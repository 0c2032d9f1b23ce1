import { fireEvent, screen, waitFor } from "@testing-library/react";
import { data } from "react-router";
import { expect, test, vi } from "vitest";
import { CartIntent } from "~/components/cart-line/cart-intent";
import { editionOf } from "~/editions/editions";
import { marketOf } from "~/i18n/market";
import { MarketProvider } from "~/i18n/market-context";
import { renderPage } from "~tests/components/render-page";

const refusing = (code: string) =>
  vi.fn(async ({ request }: { request: Request }) => {
    const entries = [...(await request.formData())];
    return data(
      { lineId: null, texts: [], entries, refusal: { code, values: { clashes: [], max: 1000, quantity: 1001 } } },
      { status: 409 },
    );
  });

function pressTakeBack(code: string) {
  const action = refusing(code);
  const button = (
    <MarketProvider market={marketOf(editionOf("IL"))}>
      <CartIntent form={{ cartId: "cart" }} intent="takeBack" preorderId="kept" name="MyDay">
        Move back
      </CartIntent>
    </MarketProvider>
  );
  const { router } = renderPage(button, { routes: [{ path: "/cart", action, element: <p>the cart</p> }] });
  fireEvent.click(screen.getByRole("button"));
  return { router, action };
}

test("what is to be asked about the whole is sent again as a form of the page, which asks", async () => {
  const { router, action } = pressTakeBack("alreadyInCart");
  await screen.findByText("the cart");
  expect(action).toHaveBeenCalledTimes(2);
  expect(router.state.actionData).toMatchObject({
    1: {
      entries: expect.arrayContaining([
        ["intent", "takeBack"],
        ["preorderId", "kept"],
      ]),
    },
  });
});

test("another refusal is shown at the button", async () => {
  const { router, action } = pressTakeBack("cartLimit");
  await waitFor(() => expect(screen.getByRole("alert")).toBeTruthy());
  expect([router.state.location.pathname, action.mock.calls.length]).toEqual(["/here", 1]);
});

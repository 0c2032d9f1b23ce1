import { setTimeout as wait } from "node:timers/promises";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { Outlet } from "react-router";
import { beforeEach, expect, test } from "vitest";
import { ReceiptPage } from "~/components/checkout/receipt-page";
import { SubmittedReview } from "~/components/checkout/submitted-review";
import { editionOf } from "~/editions/editions";
import { marketOf } from "~/i18n/market";
import { MarketProvider } from "~/i18n/market-context";
import { storedSubmission, storeSubmission } from "~/offline/device/submission";
import { renderPage } from "~tests/components/render-page";
import { givenPlaced, givenReceipt } from "./given-receipt";

const personId = "person";
const submission = { cartId: "cart", holdId: "hold-of-then" };

beforeEach(() => storeSubmission(submission, personId, new Date()));

/** Opens the checkout at an address, with an open cart or none; returns what it has submitted by itself. */
function openCheckout(at: string, cartId: string | null): FormData[] {
  const submitted: FormData[] = [];
  const checkout = {
    path: "/checkout",
    element: (
      <>
        <h1>Checkout</h1>
        <SubmittedReview cartId={cartId} />
        <form aria-label="submit" onSubmit={(event) => event.preventDefault()}>
          <input type="hidden" name="intent" value="order" />
          <input type="hidden" name="cartId" value="cart-of-now" />
          <input type="hidden" name="holdId" value="hold-of-now" />
        </form>
      </>
    ),
    action: async ({ request }: { request: Request }) => {
      submitted.push(await request.formData());
      // As long as an answer takes at least: the page shows that it is under way.
      await wait(50);
      return null;
    },
  };
  const signedIn = { user: { _id: personId }, locationId: "location" };
  renderPage(null, { at, routes: [{ id: "routes/layouts/signed-in", loader: () => signedIn, children: [checkout] }] });
  return submitted;
}

const same = "/checkout?hold=hold-of-then";

test.each<[at: string, cartId: string | null]>([
  [same, submission.cartId],
  [same, null],
  ["/checkout", submission.cartId],
  ["/checkout", null],
])("an unanswered submission is sent again at %s with the cart %s, and forgotten once answered", async (at, cartId) => {
  const submitted = openCheckout(at, cartId);
  await waitFor(() => expect(submitted.map((form) => Object.fromEntries(form))).toEqual([{ intent: "order", ...submission, terms: "on" }]));
  await waitFor(() => expect(storedSubmission(personId, new Date())).toBeNull());
});

test.each(["/checkout?hold=hold-of-now", "/checkout"])("the page of a later review at %s forgets it and stays with its own", async (at) => {
  const submitted = openCheckout(at, "cart-of-now");
  await screen.findByRole("heading", { name: "Checkout" });
  await waitFor(() => expect(storedSubmission(personId, new Date())).toBeNull());
  expect(submitted).toEqual([]);
});

test("a submission is remembered at the press itself", async () => {
  openCheckout("/checkout?hold=hold-of-now", "cart-of-now");
  await screen.findByRole("heading", { name: "Checkout" });
  await waitFor(() => expect(storedSubmission(personId, new Date())).toBeNull());
  fireEvent.submit(screen.getByRole("form", { name: "submit" }));
  expect(storedSubmission(personId, new Date())).toEqual({ cartId: "cart-of-now", holdId: "hold-of-now" });
});

test("the receipt forgets it, to which the page may have led by itself when it was reloaded", async () => {
  const page = {
    path: "/receipt",
    element: <ReceiptPage receipt={givenReceipt} patients={[givenPlaced]} sender={[]} now={givenReceipt.placedAt} mailedOften={false} />,
  };
  const signedIn = { user: { _id: personId }, locationId: "location" };
  const market = (
    <MarketProvider market={marketOf(editionOf("IL"))}>
      <Outlet />
    </MarketProvider>
  );
  renderPage(null, {
    at: "/receipt",
    routes: [{ id: "routes/layouts/signed-in", loader: () => signedIn, element: market, children: [page] }],
  });
  await screen.findAllByText("EIN-1042-000318");
  expect(storedSubmission(personId, new Date())).toBeNull();
});

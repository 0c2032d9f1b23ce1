import { fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { data, Form, Link, useLoaderData } from "react-router";
import { afterEach, expect, test, vi } from "vitest";
import { QuantityForm } from "~/components/cart-line/quantity-form";
import { useSubmitAfterChanges } from "~/components/cart-line/use-submit-after-changes";
import { editionOf } from "~/editions/editions";
import type { CartPreorder } from "~/forms/cart/cart-groups";
import { marketOf } from "~/i18n/market";
import { MarketProvider } from "~/i18n/market-context";
import { renderPage } from "~tests/components/render-page";

const line = { id: "line", productName: "MyDay", values: { power: -3 }, packSize: 30, eye: null, solutionId: null, quantity: 2 };
const preorder = { id: "preorder", revision: 4, lines: [line] } as unknown as CartPreorder;

/** The form of the line, which the cart holds in this quantity; `text` was refused before. */
function Quantity({ quantity = 2, text = null }: { quantity?: number; text?: string | null }) {
  const lines = [{ ...line, quantity }] as unknown as CartPreorder["lines"];
  const refused =
    text === null ? null : { lineId: null, texts: [[line.id, text]] as [string, string][], refusal: { code: "", values: null } };
  return (
    <MarketProvider market={marketOf(editionOf("IL"))}>
      <QuantityForm form={{ cartId: "cart" }} preorder={preorder} lines={lines} refused={refused}>
        {(fieldOf) => lines.map((each) => <input key={each.id} aria-label="Boxes" {...fieldOf(each)} />)}
      </QuantityForm>
    </MarketProvider>
  );
}

function Cart() {
  useSubmitAfterChanges("/here");
  return (
    <>
      <Quantity />
      <Form method="post" action="/checkout">
        <button type="submit">Check out</button>
      </Form>
      <Link to="/next">Next page</Link>
    </>
  );
}

function Next() {
  return <p>with {useLoaderData<string>()}</p>;
}

/** The form, which is loaded again with the next quantity at each press on the button. */
function Reloaded({ quantities }: { quantities: readonly number[] }) {
  const [loaded, setLoaded] = useState(0);
  return (
    <>
      <Quantity quantity={quantities[loaded]} />
      <button type="button" onClick={() => setLoaded((now) => now + 1)}>
        Load
      </button>
    </>
  );
}

afterEach(() => {
  vi.unstubAllGlobals();
});

const field = () => screen.getByLabelText<HTMLInputElement>("Boxes");

test("a quantity that was typed before the page was opened stays in its field", () => {
  renderPage(<Quantity text="7x" />);
  expect(field().value).toBe("7x");
});

test("a typed quantity stays while the page is loaded again after another change, and follows the cart when that changes it", () => {
  renderPage(<Reloaded quantities={[2, 2, 3]} />);
  fireEvent.input(field(), { target: { value: "7" } });
  fireEvent.click(screen.getByRole("button", { name: "Load" }));
  expect(field().value).toBe("7");
  fireEvent.click(screen.getByRole("button", { name: "Load" }));
  expect(field().value).toBe("3");
});

test("a quantity that was sent and changed nothing, because the cart asks about it, gives way to the cart's", async () => {
  let isAsked = false;
  const ask = () => {
    isAsked = true;
    return null;
  };
  renderPage(<Reloaded quantities={[2, 2]} />, { routes: [{ path: "/cart", action: ask }] });
  fireEvent.input(field(), { target: { value: "0" } });
  await waitFor(() => expect(isAsked).toBe(true), { timeout: 3000 });
  fireEvent.click(screen.getByRole("button", { name: "Load" }));
  expect(field().value).toBe("2");
});

/** Types a quantity and checks out before it is sent; `refusal` is the cart's answer to it. Returns what was sent, in order. */
function typeAndCheckOut(refusal: object | null) {
  const sent: string[] = [];
  const takeQuantity = async ({ request }: { request: Request }) => {
    sent.push(`boxes ${(await request.formData()).get("boxes/line")}`);
    return refusal && data(refusal, { status: 422 });
  };
  const begin = () => {
    sent.push("checkout");
    return null;
  };
  const routes = [
    { path: "/cart", action: takeQuantity, element: <p>the cart</p> },
    { path: "/checkout", action: begin, element: <p>the review</p> },
  ];
  const { router } = renderPage(<Cart />, { routes });
  fireEvent.input(field(), { target: { value: "7" } });
  fireEvent.click(screen.getByRole("button", { name: "Check out" }));
  return { router, sent };
}

test("a quantity typed just before the checkout is sent before it", async () => {
  const { sent } = typeAndCheckOut(null);
  await screen.findByText("the review", {}, { timeout: 3000 });
  expect(sent).toEqual(["boxes 7", "checkout"]);
});

test("a quantity that the cart refuses stays on the page with its reason", async () => {
  const refusal = { code: "quantityTooLarge", values: { given: "7", maximum: 5 } };
  const { router, sent } = typeAndCheckOut({ lineId: "line", texts: [["line", "7"]], refusal });
  await waitFor(() => expect(field().getAttribute("aria-invalid")).toBe("true"), { timeout: 3000 });
  await new Promise((passed) => setTimeout(passed, 200));
  expect([router.state.location.pathname, sent]).toEqual(["/here", ["boxes 7"]]);
});

test("a quantity typed just before a link is pressed is sent at once, before the next page has its data, which says when it is refused", async () => {
  const sent: string[] = [];
  const takeQuantity = async ({ request }: { request: Request }) => {
    const form = await request.formData();
    sent.push(`boxes ${form.get("boxes/line")}${form.has("leaving") ? " leaving" : ""}`);
    return null;
  };
  const load = async () => {
    await new Promise((passed) => setTimeout(passed, 20));
    return sent.join();
  };
  const routes = [
    { path: "/cart", action: takeQuantity },
    { path: "/next", loader: load, element: <Next /> },
  ];
  renderPage(<Cart />, { routes });
  fireEvent.input(field(), { target: { value: "7" } });
  fireEvent.click(screen.getByText("Next page"));
  await screen.findByText("with boxes 7 leaving", {}, { timeout: 400 });
  expect(sent).toEqual(["boxes 7 leaving"]);
});

test("a quantity typed just before the browser leaves the page is sent with it, once", async () => {
  const fetched = vi.fn(async (_: string, _init: RequestInit) => new Response());
  vi.stubGlobal("fetch", fetched);
  renderPage(<Cart />, { routes: [{ path: "/cart", action: () => null }] });
  dispatchEvent(new Event("pagehide"));
  expect(fetched).not.toHaveBeenCalled();
  fireEvent.input(field(), { target: { value: "7" } });
  dispatchEvent(new Event("pagehide"));
  const [[path, { method, body, keepalive }]] = fetched.mock.calls as [[string, RequestInit]];
  expect([path, method, (body as FormData).get("boxes/line"), (body as FormData).has("leaving"), keepalive]).toEqual([
    "/cart.data",
    "POST",
    "7",
    true,
    true,
  ]);
});

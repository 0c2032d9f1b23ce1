import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { useConsentNext } from "~/components/checkout/use-consent-next";
import { renderPage } from "~tests/components/render-page";

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

function Review() {
  return (
    <form ref={useConsentNext()}>
      <input type="hidden" name="hold" />
      <input type="checkbox" aria-label="I agree" />
    </form>
  );
}

const routes = [
  { path: "/cart", element: <p>cart</p> },
  { path: "/checkout", element: <Review /> },
];

test("when the review begins, the focus is on what is agreed to", async () => {
  const { router } = renderPage(null, { at: "/cart", routes });
  await act(() => router.navigate("/checkout"));
  expect(document.activeElement).toBe(screen.getByRole("checkbox"));
});

test("the focus stays where a person has put it, and at the top of a review that is loaded", async () => {
  const { router } = renderPage(null, { at: "/checkout", routes });
  expect(document.activeElement).toBe(document.body);
  await act(() => router.navigate("/cart"));
  const field = document.body.appendChild(document.createElement("input"));
  field.focus();
  await act(() => router.navigate("/checkout"));
  expect(document.activeElement).toBe(field);
  field.remove();
});

test("the page does not jump to a consent that is outside the window", async () => {
  const { router } = renderPage(null, { at: "/cart", routes });
  vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockReturnValue(new DOMRect(0, innerHeight + 10, 20, 20));
  await act(() => router.navigate("/checkout"));
  expect(document.activeElement).toBe(document.body);
});

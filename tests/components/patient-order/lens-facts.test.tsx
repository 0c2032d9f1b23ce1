import { act, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useLensFacts } from "~/components/eye/use-lens-facts";
import { krSeries } from "~/demo/catalogue/demo-series";
import { changeDraft } from "~/forms/patient-order/change-draft";
import { eyeStateOf } from "~/forms/patient-order/eye-state";
import { factsKey } from "~/forms/patient-order/lens-facts";
import type { OrderSeries } from "~/forms/patient-order/order-series";
import { emptyDraft } from "~/forms/patient-order/patient-draft";
import { renderPage } from "../render-page";

const price = { amount: 40_000, currency: "KRW" as const };
const series = krSeries
  .filter(({ id }) => id === "kr-myday")
  .map((each): OrderSeries => {
    const packs = [{ packSize: 90, priceRetail: price, priceAnnual: price, annualBoxes: 8 }];
    return { ...each, packs, promotions: [], imageId: each.id, available: true, isFavourite: false };
  });

const begun = changeDraft(
  emptyDraft("0190a000-0000-7000-8000-0000000000aa", () => "0190a000-0000-7000-8000-000000000001"),
  { kind: "keep", side: "right", seriesId: "kr-myday" },
  series,
);

/** The eye with so many boxes of the lens that the form begins with. */
const eyeWith = (quantity: string) => eyeStateOf("right", { ...begun.eyes.right, quantity }, series);

const asked: string[] = [];
let answers: ((facts: object) => void)[] = [];

function Form() {
  const [quantity, setQuantity] = useState("1");
  const { facts, checking } = useLensFacts(eyeWith(quantity), null);
  return (
    <>
      <input aria-label="boxes" value={quantity} onChange={({ currentTarget }) => setQuantity(currentTarget.value)} />
      <output>{checking ? "checking" : facts?.key}</output>
    </>
  );
}

const factsRoute = {
  path: "/products/lens-facts",
  loader: ({ request }: { request: Request }) => {
    asked.push(new URL(request.url).searchParams.get("quantity") ?? "");
    return new Promise<object>((resolve) => answers.push(resolve));
  },
};

beforeEach(() => {
  asked.splice(0);
  answers = [];
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const type = (text: string) => act(() => void fireEvent.change(screen.getByLabelText("boxes"), { target: { value: text } }));

test("each change of the draft is asked about 150 ms later, and an older answer is dropped (D71)", async () => {
  const productId = eyeWith("1").lens?.productId ?? "";
  expect(productId).toMatch(/^kr-myday/);
  renderPage(<Form />, { routes: [factsRoute] });
  await pass(149);
  expect(asked).toEqual([]);
  await pass(1);
  expect(asked).toEqual(["1"]);
  type("2");
  await pass(100);
  type("3");
  await pass(150);
  expect(asked).toEqual(["1", "3"]);
  answers[1]?.({ facts: { key: factsKey(productId, 3) } });
  answers[0]?.({ facts: { key: factsKey(productId, 1) } });
  await pass(1);
  expect(screen.getByRole("status").textContent).toBe(factsKey(productId, 3));
});

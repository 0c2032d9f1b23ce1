import { beforeEach, describe, expect, test } from "vitest";
import { isolate } from "~/i18n/format/isolate";
import { action, loader } from "~/routes/checkout/checkout";
import { action as confirmationAction, loader as confirmationLoader } from "~/routes/checkout/order-confirmation";
import { loader as submitLoader } from "~/routes/checkout/submit";
import { resetDatabase } from "~tests/helpers/database";
import { outcomeOf, pageArgs } from "~tests/routes/cart/given-page";
import {
  cartRows,
  givenCatalogue,
  givenPrice,
  givenShopper,
  mydayLine,
  officeTrial,
  type Shopper,
  stockOrder,
} from "~tests/services/cart/given-cart";
import { givenReview } from "~tests/services/cart/given-review";

beforeEach(async () => {
  await resetDatabase();
  await givenCatalogue();
});

const post = async (shopper: Shopper, form: Record<string, string>, minutes = 0) =>
  outcomeOf(await action(await pageArgs(shopper, { path: "/checkout", form, minutes })));
const holdOf = async (shopper: Shopper) => (await shopper.calls.cart.view({ locationId: shopper.locationId })).cart?.hold?.holdId;

test("reading the page starts no review and changes nothing", async () => {
  const shopper = await givenShopper();
  await shopper.calls.cart.sync({ locationId: shopper.locationId, preorders: [stockOrder([mydayLine(-3, 2)])] });
  const before = await cartRows();
  const shown = await loader(await pageArgs(shopper, { path: "/checkout" }));
  expect(shown.populated.cart?.hold).toBeNull();
  expect(shown.workplace).toEqual({
    practiceName: "Practice einayim",
    locationName: "Location 1",
    partnerNumber: expect.stringMatching(/^4100-/),
  });
  expect(await cartRows()).toEqual(before);
});

test("the review starts with a button, and its address names it", async () => {
  const shopper = await givenShopper();
  const { cart } = await shopper.calls.cart.sync({ locationId: shopper.locationId, preorders: [stockOrder([mydayLine(-3, 2)])] });
  const { location } = await post(shopper, { intent: "start", cartId: cart.id });
  expect(location).toBe(`/checkout?hold=${await holdOf(shopper)}`);
});

test("back to the cart lets go of the review; an older one is let go of in vain", async () => {
  const { shopper, cartId, holdId } = await givenReview();
  const newer = await shopper.calls.cart.startCheckout({ cartId });
  expect(await post(shopper, { intent: "release", cartId, holdId })).toMatchObject({ location: "/cart" });
  expect(await holdOf(shopper)).toBe(newer.holdId);
  await post(shopper, { intent: "release", cartId, holdId: newer.holdId });
  expect(await holdOf(shopper)).toBeUndefined();
});

describe("submitting", () => {
  test("without the terms comes back and orders nothing", async () => {
    const { shopper, cartId, holdId } = await givenReview();
    const before = await cartRows();
    expect(await post(shopper, { intent: "submit", cartId, holdId })).toEqual({
      location: null,
      status: 422,
      data: { refusal: { code: "termsNotAgreed", values: null } },
    });
    expect(await cartRows()).toEqual(before);
  });

  test("with the terms asks once more, with the total", async () => {
    const { shopper, cartId, holdId } = await givenReview();
    const { location } = await post(shopper, { intent: "submit", cartId, holdId, terms: "on" });
    expect(location).toBe(`/checkout/submit?cart=${cartId}&hold=${holdId}&terms=on`);
    const asked = await submitLoader(await pageArgs(shopper, { path: location ?? "" }));
    expect(asked).toMatchObject({
      holdId,
      terms: true,
      orderedFor: "Practice einayim, Location 1",
      cart: { id: cartId, itemsQuantity: 2 },
    });
  });

  test("an older review leads back to the review", async () => {
    const { shopper, holdId, cartId } = await givenReview();
    await shopper.calls.cart.startCheckout({ cartId });
    const asked = submitLoader(await pageArgs(shopper, { path: `/checkout/submit?hold=${holdId}&terms=on` }));
    await expect(asked).rejects.toMatchObject({ status: 302 });
  });

  test("in a second tab, after the first has ordered, leads to the receipt", async () => {
    const { shopper, cartId, holdId } = await givenReview();
    await post(shopper, { intent: "order", cartId, holdId, terms: "on" });
    const { location } = await post(shopper, { intent: "submit", cartId, holdId, terms: "on" });
    const asked = await submitLoader(await pageArgs(shopper, { path: location ?? "" })).catch((redirected: unknown) => redirected);
    expect(outcomeOf(asked)).toMatchObject({ location: `/order-confirmation?cart=${cartId}` });
    // A new document, which is shown from its top.
    expect((asked as Response).headers.get("X-Remix-Reload-Document")).toBe("true");
  });

  test("orders, and a second press lands on the same receipt", async () => {
    const { shopper, cartId, holdId } = await givenReview();
    const order = { intent: "order", cartId, holdId, terms: "on" };
    expect(await post(shopper, order)).toMatchObject({ location: `/order-confirmation?cart=${cartId}` });
    const placed = await cartRows();
    expect(await post(shopper, order, 3)).toMatchObject({ location: `/order-confirmation?cart=${cartId}` });
    expect(await cartRows()).toEqual(placed);
    const shown = await confirmationLoader(await pageArgs(shopper, { path: `/order-confirmation?cart=${cartId}` }));
    expect(shown).toMatchObject({
      sender: [isolate("Practice einayim, Location 1"), expect.any(String), expect.any(String)],
      receipt: { cartId, boxesQuantity: 2, orders: [{ productNames: ["MyDay"] }] },
    });
  });
});

describe("a refused order", () => {
  test("whose price rose shows what changed in a fresh review, and orders nothing", async () => {
    const { shopper, cartId, holdId } = await givenReview();
    const before = await shopper.calls.cart.populate({ locationId: shopper.locationId });
    const shown = before.preordersStock[0]?.lines[0]?.net.amount ?? 0;
    await givenPrice("il-myday", 90, 30_000);
    const answer = await post(shopper, { intent: "order", cartId, holdId, terms: "on" });
    expect(answer).toMatchObject({
      status: 409,
      data: {
        refusal: {
          code: "reviewChanged",
          values: { changes: [{ kind: "dearer", productName: "MyDay", before: String(shown), after: "60000" }] },
        },
      },
    });
    expect((await cartRows()).orders).toEqual([]);
    const fresh = await holdOf(shopper);
    expect(fresh).not.toBe(holdId);
    expect(await post(shopper, { intent: "order", cartId, holdId: fresh ?? "", terms: "on" })).toMatchObject({
      location: `/order-confirmation?cart=${cartId}`,
    });
  });

  test("whose time had run out starts a fresh review", async () => {
    const { shopper, cartId, holdId } = await givenReview();
    const answer = await post(shopper, { intent: "order", cartId, holdId, terms: "on" }, 21);
    expect(answer).toMatchObject({ status: 409, data: { refusal: { code: "checkoutExpired" } } });
    expect((await cartRows()).orders).toEqual([]);
    const later = await shopper.at(21);
    expect((await later.cart.view({ locationId: shopper.locationId })).cart?.hold?.expiresAt).toEqual(new Date("2026-11-24T10:46:00Z"));
  });

  test("of an older review leaves the newer one as it is", async () => {
    const { shopper, cartId, holdId } = await givenReview();
    const newer = await shopper.calls.cart.startCheckout({ cartId });
    const answer = await post(shopper, { intent: "order", cartId, holdId, terms: "on" });
    expect(answer).toMatchObject({ status: 409, data: { refusal: { code: "reviewChanged", values: { changes: [] } } } });
    expect(await holdOf(shopper)).toBe(newer.holdId);
    expect((await cartRows()).orders).toEqual([]);
  });

  test("with too many trials says which, and a remedy resolves it in a new review", async () => {
    const trial = officeTrial([mydayLine(-3, 3, { seriesId: "il-myday-trial", packSize: 5 })]);
    const { shopper, cartId, holdId } = await givenReview([stockOrder([mydayLine(-3, 2)]), trial]);
    const answer = await post(shopper, { intent: "order", cartId, holdId, terms: "on" });
    expect(answer).toMatchObject({ status: 422, data: { refusal: { code: "trialRulesBroken" } } });
    expect((await cartRows()).orders).toEqual([]);
    const change = `${trial.id}/${trial.merchandise.lines[0]?.id}/2`;
    const settled = await post(shopper, { intent: "settle", cartId, holdId, change });
    expect(settled.location).toBe(`/checkout?hold=${await holdOf(shopper)}`);
    const { invalidItems } = await shopper.calls.cart.view({ locationId: shopper.locationId });
    expect(invalidItems).toEqual([]);
  });
});

test("the confirmation is mailed again on demand; too often is said and mails nothing", async () => {
  const { shopper, cartId, holdId } = await givenReview();
  await post(shopper, { intent: "order", cartId, holdId, terms: "on" });
  const path = `/order-confirmation?cart=${cartId}`;
  const mail = async () => outcomeOf(await confirmationAction(await pageArgs(shopper, { path, form: { cartId }, minutes: 15 })));
  for (let times = 0; times < 3; times++) expect(await mail()).toMatchObject({ location: path });
  expect(await mail()).toMatchObject({ status: 429, data: { mailedOften: true } });
});

test("the receipt of another practice's cart is not found", async () => {
  const { shopper, cartId, holdId } = await givenReview();
  await post(shopper, { intent: "order", cartId, holdId, terms: "on" });
  const stranger = await givenShopper({ subDomain: "carmel" });
  const asked = confirmationLoader(await pageArgs(stranger, { path: `/order-confirmation?cart=${cartId}` }));
  await expect(asked).rejects.toMatchObject({ init: { status: 404 } });
});

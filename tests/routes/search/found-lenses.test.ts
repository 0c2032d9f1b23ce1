import { v7 as uuid } from "uuid";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Found } from "~/components/search/found";
import { resetDatabase } from "~tests/helpers/database";
import { openPages, visitorOf } from "~tests/helpers/visitor";
import {
  givenCatalogue,
  givenShelf,
  givenShopper,
  mydayId,
  mydayLine,
  patientOrder,
  type Shopper,
  stockOrder,
} from "~tests/services/cart/given-cart";
import { givenPatient } from "~tests/services/orders/placed-orders";

beforeAll(async () => void (await openPages()));
beforeEach(async () => {
  await resetDatabase();
  await givenCatalogue();
});

const productId = mydayId(-3.25);

async function lensesFor(shopper: Shopper, words: string) {
  const answer = await (await visitorOf(shopper)).post("/search/live", { words });
  return (JSON.parse(answer.html) as Found).lenses;
}

const lensFor = async (shopper: Shopper, words: string) => (await lensesFor(shopper, words)).find((lens) => lens.productId === productId);

const cartedBoxes = async ({ calls, locationId }: Shopper) =>
  (await calls.cart.populate({ locationId })).preordersStock.map(({ lines }) => lines.map((line) => [line.productId, line.quantity]));

describe("a lens that is searched with a number of boxes", () => {
  test("shows how many boxes arrive when, how many are in the cart, and the price of a further box", async () => {
    await givenShelf(productId, 4, { expectedDay: "2026-12-01" });
    const shopper = await givenShopper();
    const alone = await lensFor(shopper, "myday -3.25 x2");
    expect(alone).toMatchObject({ stock: { now: 2, later: 0 }, cartedQuantity: 0, unitPrice: { amount: 20_400 } });
    await shopper.calls.cart.sync({ locationId: shopper.locationId, preorders: [stockOrder([mydayLine(-3.25, 3)])] });
    const beside = await lensFor(shopper, "myday -3.25 x6");
    expect(beside).toMatchObject({ stock: { now: 4, later: 2 }, cartedQuantity: 3, unitPrice: { amount: 18_800 } });
    expect(beside?.arrivals).toMatchObject([
      { quantity: 4, day: "2026-11-25", isLater: false },
      { quantity: 2, day: "2026-12-02", isLater: true },
    ]);
  });

  test("is listed first in the pack that is in the cart, then in one with all boxes in stock", async () => {
    const packs = async (shopper: Shopper) => (await lensesFor(shopper, "myday -3.25 x6")).slice(0, 2).map(({ packSize }) => packSize);
    const shopper = await givenShopper();
    expect(await packs(shopper)).toEqual([30, 90]);
    await givenShelf(mydayId(-3.25, 30), 2);
    expect(await packs(shopper)).toEqual([90, 30]);
    const line = mydayLine(-3.25, 1, { packSize: 30 });
    await shopper.calls.cart.sync({ locationId: shopper.locationId, preorders: [stockOrder([line])] });
    expect(await packs(shopper)).toEqual([30, 90]);
  });

  test("is added from the search to the boxes in the cart, once however often it is sent", async () => {
    const shopper = await givenShopper();
    const visitor = await visitorOf(shopper);
    const lens = await lensFor(shopper, "myday -3.25 x6");
    const fields = { intent: "add", productId, preorderId: lens?.preorderId ?? "", quantity: "6", returnTo: "/today" };
    const added = await visitor.post("/search", fields);
    expect(added).toMatchObject({ status: 302, location: "/today" });
    expect((await visitor.follow(added)).html).toContain("MyDay");
    await visitor.post("/search", fields);
    expect(await cartedBoxes(shopper)).toEqual([[[productId, 6]]]);
    await visitor.post("/search", { ...fields, preorderId: uuid(), quantity: "2" });
    expect(await cartedBoxes(shopper)).toEqual([[[productId, 8]]]);
  });

  test("has its button and stock in the results without JavaScript, and its grid opens with the boxes entered", async () => {
    const shopper = await givenShopper();
    const visitor = await visitorOf(shopper);
    const results = await visitor.follow(await visitor.post("/search", { words: "myday -3.25 x6" }));
    expect(results.textsAt("main form[action='/search'] button")).toContain("Add");
    expect(results.document.querySelector("main form button[aria-label]")?.getAttribute("aria-label")).toMatch(
      /^Add to the cart: .*MyDay 30.* .*-3\.25.*, 6 boxes$/,
    );
    const links = [...results.document.querySelectorAll("main a")].map((found) => found.getAttribute("href") ?? "");
    const link = links.find((to) => new URLSearchParams(to.split("?")[1]).get("focus") === productId) ?? "";
    expect(link).toContain("boxes=6");
    const grid = await visitor.get(link);
    expect(grid.valueOf(`boxes:${productId}`)).toBe("6");
  });
});

describe("a found lens is not added, and the cart stays as it is", () => {
  test.each([
    ["no number", { quantity: "" }],
    ["more than the maximum of a line", { quantity: "1001" }],
    ["no product", { productId: "myday" }],
    ["an invalid id", { preorderId: "x" }],
  ])("with %s", async (_, wrong) => {
    const shopper = await givenShopper();
    const fields = { intent: "add", productId, preorderId: uuid(), quantity: "6", ...wrong };
    expect((await (await visitorOf(shopper)).post("/search", fields)).status).toBe(400);
    expect(await cartedBoxes(shopper)).toEqual([]);
  });

  test("while the cart is being checked out, which the page says", async () => {
    const shopper = await givenShopper();
    const { cart } = await shopper.calls.cart.sync({ locationId: shopper.locationId, preorders: [stockOrder([mydayLine(-1, 2)])] });
    await shopper.calls.cart.startCheckout({ cartId: cart.id });
    const answer = await (await visitorOf(shopper)).post("/search", { intent: "add", productId, preorderId: uuid(), quantity: "6" });
    expect(answer.status).toBe(409);
    expect(answer.textAt("main [role=alert]")).toContain("This cart is being checked out");
    expect(await cartedBoxes(shopper)).toEqual([[[mydayId(-1), 2]]]);
  });
});

test("below a lens stand who wears it and what is on its way, without JavaScript too", async () => {
  await givenShelf(mydayId(-3.25), 40);
  const shopper = await givenShopper();
  const { calls, locationId } = shopper;
  const patient = await givenPatient(shopper);
  const { cart } = await calls.cart.sync({ locationId, preorders: [patientOrder(patient, { right: mydayLine(-3.25, 1) })] });
  const { holdId } = await calls.cart.startCheckout({ cartId: cart.id });
  const { receipt } = await calls.cart.checkout({ cartId: cart.id, holdId, acceptTerms: true });
  const visitor = await visitorOf(shopper);
  const results = await visitor.follow(await visitor.post("/search", { words: "myday -3.25" }));
  const titles = results.textsAt("main section h2");
  expect(titles.slice(0, 3)).toEqual(["Lenses", "Patients who wear it", "Orders and parcels"]);
  const again = `/products/patient-revenue?patient=${patient}&repeat=${receipt.orders[0]?.id}`;
  const links = [...results.document.querySelectorAll("main section a")].map((found) => found.getAttribute("href"));
  expect(links).toContain(again);
  expect(links).toContain(`/patients/${patient}`);
});

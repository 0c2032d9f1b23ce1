import { beforeEach, describe, expect, test } from "vitest";
import { boxesField, sheetEntry } from "~/domain/order/sheet-entries";
import { action, loader } from "~/routes/products/stock-revenue/stock-revenue";
import { resetDatabase } from "~tests/helpers/database";
import { outcomeOf, pageArgs } from "~tests/routes/cart/given-page";
import { givenCatalogue, givenShopper } from "~tests/services/cart/given-cart";

beforeEach(async () => {
  await resetDatabase();
  await givenCatalogue();
});

const preorderId = "0190a0a0-0000-7000-8000-000000000001";
const otherId = "0190a0a0-0000-7000-8000-000000000002";
const lens = (power: string) => `il-myday~pw${power}~bc8_4~di14_2~90`;
const biofinity = "il-biofinity~pw-2~bc8_6~di14~6";
const path = "/products/stock-revenue?series=il-myday&pack=90";

const sheet = (seriesId: string, id: string, revision: number | null = null) =>
  sheetEntry({ seriesId, preorderId: id, revision, base: {}, texts: {} });
const boxes = (quantities: Record<string, string>) =>
  Object.entries(quantities).map(([productId, text]): [string, string] => [boxesField(productId), text]);

async function givenPage() {
  const shopper = await givenShopper();
  const post = async (entries: [string, string][], at = path) =>
    outcomeOf(await action(await pageArgs(shopper, { path: at, form: entries })));
  const cartLines = async () => {
    const { preordersStock } = await shopper.calls.cart.populate({ locationId: shopper.locationId });
    return preordersStock.flatMap(({ lines }) => lines.map(({ productId, quantity }) => [productId, quantity]));
  };
  const show = async (at = path) => loader(await pageArgs(shopper, { path: at }));
  const addFirst = () => post([sheet("il-myday", preorderId), ...boxes({ [lens("-3_25")]: "4" }), ["intent", "add"]]);
  return { shopper, post, cartLines, show, addFirst };
}

describe("adding", () => {
  test("puts the boxes of several series into the cart at once and leads back to the grid", async () => {
    const { post, cartLines } = await givenPage();
    const answer = await post([
      sheet("il-myday", preorderId),
      sheet("il-biofinity", otherId),
      ...boxes({ [lens("-3_25")]: "8", [lens("-1")]: "2", [lens("-2")]: "", [biofinity]: "3" }),
      ["intent", "add"],
    ]);
    expect(answer).toMatchObject({ status: 302, location: "/products/stock-revenue?series=il-myday&pack=90" });
    expect((await cartLines()).sort()).toEqual([
      [biofinity, 3],
      [lens("-1"), 2],
      [lens("-3_25"), 8],
    ]);
  });

  test("goes on to the page that was being opened once the boxes are added, and to no other site", async () => {
    const { post, cartLines } = await givenPage();
    const entries: [string, string][] = [sheet("il-myday", preorderId), ...boxes({ [lens("-3_25")]: "4" }), ["intent", "add"]];
    expect(await post([...entries, ["then", "/search?q=1"]])).toMatchObject({ status: 302, location: "/search?q=1" });
    expect(await cartLines()).toEqual([[lens("-3_25"), 4]]);
    const more: [string, string][] = [sheet("il-biofinity", otherId), ...boxes({ [biofinity]: "1" }), ["intent", "add"]];
    expect(await post([...more, ["then", "//example.com"]])).toMatchObject({ status: 302, location: path });
  });

  test("deletes the drafts of its boxes, which the list of drafts opens at their grid", async () => {
    const { shopper, post, show } = await givenPage();
    const { session } = shopper.calls;
    const keep = async (entries: [string, string][]) => (await session.keepForm({ path: "/products/stock-revenue", entries })).formId;
    const entries = [sheet("il-biofinity", otherId), sheet("il-myday", preorderId), ...boxes({ [lens("-3_25")]: "4" })];
    const formId = await keep(entries);
    expect(await keep(entries)).toBe(formId);
    const location = `/products/stock-revenue?form=${formId}&series=il-myday`;
    expect(outcomeOf(await show(`/products/stock-revenue?form=${formId}`).catch((thrown) => thrown))).toMatchObject({ location });
    expect(await show(location)).toMatchObject({ sent: { entries } });
    await post([...entries.slice(1), ["intent", "add"]], location);
    expect((await session.listDrafts()).drafts).toEqual([]);
  });

  test("deletes a stored draft that was opened, also when its ids were renewed since because its order was placed", async () => {
    const { shopper, post } = await givenPage();
    const { session } = shopper.calls;
    const typed = boxes({ [lens("-3_25")]: "5" });
    const entries = [sheet("il-myday", preorderId, 1), ...typed];
    const { formId } = await session.keepForm({ path: "/products/stock-revenue", entries });
    const answer = await post([sheet("il-myday", otherId), ...typed, ["intent", "add"]], `${path}&form=${formId}`);
    expect(answer).toMatchObject({ status: 302, location: path });
    expect((await session.listDrafts()).drafts).toEqual([]);
  });

  test("twice makes one order", async () => {
    const { addFirst, cartLines } = await givenPage();
    const first = await addFirst();
    expect(await addFirst()).toEqual(first);
    expect(await cartLines()).toEqual([[lens("-3_25"), 4]]);
  });

  test.each(["-1", "1.5", "1001", "abc"])("refuses %j at its lens, keeps everything typed and adds nothing", async (text) => {
    const { post, cartLines } = await givenPage();
    const entries: [string, string][] = [
      sheet("il-myday", preorderId),
      ...boxes({ [lens("-3_25")]: text, [lens("-1")]: "2" }),
      ["intent", "add"],
    ];
    const answer = await post(entries);
    expect(answer).toMatchObject({
      status: 422,
      data: { entries, refusal: { code: "quantities", mistakes: [{ productId: lens("-3_25"), given: text }] } },
    });
    expect(await cartLines()).toEqual([]);
  });

  test("of an empty grid asks for a quantity", async () => {
    const { post, cartLines } = await givenPage();
    const answer = await post([sheet("il-myday", preorderId), ...boxes({ [lens("-3_25")]: "0" }), ["intent", "add"]]);
    expect(answer).toMatchObject({ status: 422, data: { refusal: { code: "chooseAQuantity" } } });
    expect(await cartLines()).toEqual([]);
  });

  test("of just what the cart holds says that it is in the cart, and changes nothing", async () => {
    const { post, addFirst, cartLines } = await givenPage();
    await addFirst();
    const answer = await post([sheet("il-myday", preorderId, 1), ...boxes({ [lens("-3_25")]: "4" }), ["intent", "add"]]);
    expect(answer).toMatchObject({ status: 422, data: { refusal: { code: "nothingNew" } } });
    expect(await cartLines()).toEqual([[lens("-3_25"), 4]]);
  });

  test("of lines removed in another window adds nothing, says so, and goes on under a new id", async () => {
    const { shopper, post, addFirst, cartLines } = await givenPage();
    await addFirst();
    const { cart } = await shopper.calls.cart.view({ locationId: shopper.locationId });
    await shopper.calls.cart.remove({ cartId: cart?.id ?? "", preorderIds: [preorderId] });
    const answer = await post([sheet("il-myday", preorderId, 1), ...boxes({ [lens("-3_25")]: "5" }), ["intent", "add"]]);
    expect(answer).toMatchObject({ status: 409, data: { refusal: { code: "alreadyOrdered" } } });
    expect(await cartLines()).toEqual([]);
    const { entries } = answer.data as { entries: [string, string][] };
    expect(entries.find(([name]) => name === "sheet:il-myday")?.[1]).not.toContain(preorderId);
    await post(entries);
    expect(await cartLines()).toEqual([[lens("-3_25"), 5]]);
  });

  test("while a review of the cart runs keeps the draft; releasing the review adds it", async () => {
    const { shopper, post, addFirst, cartLines } = await givenPage();
    await addFirst();
    const { cart } = await shopper.calls.cart.view({ locationId: shopper.locationId });
    await shopper.calls.cart.startCheckout({ cartId: cart?.id ?? "" });
    const entries: [string, string][] = [sheet("il-myday", preorderId, 1), ...boxes({ [lens("-3_25")]: "4", [lens("-1")]: "2" })];
    const answer = await post([...entries, ["intent", "add"]]);
    expect(answer).toMatchObject({ status: 409, data: { refusal: { code: "cartLocked" } } });
    expect(await cartLines()).toEqual([[lens("-3_25"), 4]]);
    expect(await post([...entries, ["release", "1"]])).toMatchObject({ status: 302 });
    expect(await cartLines()).toHaveLength(2);
  });

  test("of a lens in another stock order asks, and adds to it when told to", async () => {
    const { post, addFirst, cartLines } = await givenPage();
    await addFirst();
    const entries: [string, string][] = [sheet("il-myday", otherId), ...boxes({ [lens("-3_25")]: "3" }), ["intent", "add"]];
    expect(await post(entries)).toMatchObject({
      status: 409,
      data: { refusal: { code: "alreadyInCart", clashes: [{ existingQuantity: 4, incomingQuantity: 3 }] } },
    });
    expect(await cartLines()).toEqual([[lens("-3_25"), 4]]);
    expect(await post([...entries, ["onClash", "add"]])).toMatchObject({ status: 302 });
    expect(await cartLines()).toEqual([[lens("-3_25"), 7]]);
  });
});

describe("changing what is in the cart", () => {
  test("asks before a lens is removed, and removes it only when confirmed", async () => {
    const { post, addFirst, cartLines } = await givenPage();
    await addFirst();
    const entries: [string, string][] = [
      sheet("il-myday", preorderId, 1),
      ...boxes({ [lens("-3_25")]: "0", [lens("-1")]: "1" }),
      ["intent", "add"],
    ];
    expect(await post(entries)).toMatchObject({
      status: 422,
      data: { refusal: { code: "confirmRemoval", removals: [{ productId: lens("-3_25"), quantity: 4 }] } },
    });
    expect(await cartLines()).toEqual([[lens("-3_25"), 4]]);
    expect(await post([...entries, ["confirmed", "removal"]])).toMatchObject({ status: 302 });
    expect(await cartLines()).toEqual([[lens("-1"), 1]]);
  });

  test("shows both numbers when another window has changed them, and overwrites nothing unseen", async () => {
    const { post, addFirst, cartLines } = await givenPage();
    await addFirst();
    await post([sheet("il-myday", preorderId, 1), ...boxes({ [lens("-3_25")]: "5" }), ["intent", "add"]]);
    const mine: [string, string][] = [...boxes({ [lens("-3_25")]: "9" }), ["intent", "add"]];
    const rows = [{ productId: lens("-3_25"), mine: "9", theirs: 5, touched: true }];
    expect(await post([sheet("il-myday", preorderId, 1), ...mine])).toMatchObject({
      status: 409,
      data: { refusal: { code: "changedElsewhere", conflicts: [{ revision: 2, rows }] } },
    });
    expect(await cartLines()).toEqual([[lens("-3_25"), 5]]);
    await post([sheet("il-myday", preorderId, 2), ...mine, [`settled:${lens("-3_25")}`, "9"]]);
    expect(await cartLines()).toEqual([[lens("-3_25"), 9]]);
  });
});

describe("showing", () => {
  test("the grid of a series lists its lenses, packs and availability", async () => {
    const { show } = await givenPage();
    const { page } = await show();
    expect(page?.facts).toMatchObject({ seriesId: "il-myday", name: "MyDay" });
    expect(page?.tables.map(({ sign, from, to }) => [sign, from, to])).toEqual([
      ["minus", "-0.25", "-12.00"],
      ["plus", "+0.25", "+8.00"],
    ]);
  });

  test("another view of the form comes back with everything typed", async () => {
    const { shopper } = await givenPage();
    const entries: [string, string][] = [sheet("il-biofinity", otherId), ...boxes({ [biofinity]: "x" }), ["intent", "show"]];
    const { data } = outcomeOf(await action(await pageArgs(shopper, { path, form: entries })));
    expect(data).toMatchObject({ entries, others: [{ seriesId: "il-biofinity", name: "Biofinity" }], tool: null, refusal: null });
  });

  test("without a series offers the products that can be ordered", async () => {
    const { show } = await givenPage();
    const { page, products } = await show("/products/stock-revenue");
    expect(page).toBeNull();
    expect(products?.map(({ id }) => id)).toContain("il-biofinity");
  });

  test("an unknown series is not found", async () => {
    const { show } = await givenPage();
    await expect(show("/products/stock-revenue?series=kr-myday")).rejects.toMatchObject({ init: { status: 404 } });
  });

  test("what was typed when the session ended comes back", async () => {
    const { shopper, show } = await givenPage();
    const entries: [string, string][] = [sheet("il-myday", preorderId), ...boxes({ [lens("-3_25")]: "8" })];
    const { formId } = await shopper.calls.session.keepForm({ path: "/products/stock-revenue", entries });
    const { sent } = await show(`${path}&form=${formId}`);
    expect(sent?.entries).toEqual(entries);
  });
});

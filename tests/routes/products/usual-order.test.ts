import { beforeEach, describe, expect, test } from "vitest";
import { boxesField, sheetEntry } from "~/domain/order/sheet-entries";
import { moveIntent } from "~/forms/usual-order/typed-order";
import { action, loader } from "~/routes/products/usual-order/usual-order";
import { resetDatabase } from "~tests/helpers/database";
import { outcomeOf, pageArgs } from "~tests/routes/cart/given-page";
import { givenCatalogue, givenShopper } from "~tests/services/cart/given-cart";
import { givenWeekly, lensId } from "~tests/services/stock/given-weekly";

beforeEach(async () => {
  await resetDatabase();
  await givenCatalogue();
});

const path = "/products/usual-order";

async function givenPage() {
  const shopper = await givenShopper();
  await givenWeekly({ ...shopper, locationIds: [shopper.locationId] }, [
    { power: -2, boxes: 3, weeks: 30 },
    { power: -3, boxes: 2, weeks: 30 },
  ]);
  const show = async () => loader(await pageArgs(shopper, { path }));
  const post = async (entries: [string, string][]) => outcomeOf(await action(await pageArgs(shopper, { path, form: entries })));
  const cartLines = async () => {
    const { preordersStock } = await shopper.calls.cart.populate({ locationId: shopper.locationId });
    return preordersStock.map(({ id, lines }) => [id, lines.map(({ productId, quantity }) => [productId, quantity])]);
  };
  const preorderId = (await show()).newIds["il-biofinity"] ?? "";
  const form = (boxes: Record<string, string>, intent = "add"): [string, string][] => [
    sheetEntry({ seriesId: "il-biofinity", preorderId, revision: null, base: {}, texts: {} }),
    ...Object.entries(boxes).map(([productId, text]): [string, string] => [boxesField(productId), text]),
    ["intent", intent],
  ];
  return { shopper, show, post, form, cartLines, preorderId };
}

const proposed = ({ order }: Awaited<ReturnType<typeof loader>>) =>
  order.series.flatMap(({ lenses }) => lenses.map(({ productId }) => productId));

describe("the usual order", () => {
  test("puts what is proposed into the cart, each series once however often it is sent", async () => {
    const { show, post, form, cartLines, preorderId } = await givenPage();
    const sent = form({ [lensId(-3)]: "2", [lensId(-2)]: "5" });
    expect(await post(sent)).toMatchObject({ status: 302, location: "/cart" });
    const lines = [
      [
        preorderId,
        expect.arrayContaining([
          [lensId(-3), 2],
          [lensId(-2), 5],
        ]),
      ],
    ];
    expect(await cartLines()).toEqual(lines);
    expect(await post(sent)).toMatchObject({ status: 302, location: "/cart" });
    expect(await cartLines()).toEqual(lines);
    const { order } = await show();
    expect([order.series, order.inCartCount]).toEqual([[], 2]);
  });

  test("leaves out empty fields and 0, and asks for a quantity when nothing else is left", async () => {
    const { post, form, cartLines } = await givenPage();
    const answer = await post(form({ [lensId(-3)]: "0", [lensId(-2)]: "" }));
    expect(answer).toMatchObject({ status: 422, data: { refusal: { code: "chooseAQuantity" } } });
    expect(await cartLines()).toEqual([]);
    expect(await post(form({ [lensId(-3)]: "0", [lensId(-2)]: "4" }))).toMatchObject({ status: 302 });
    expect(await cartLines()).toMatchObject([[expect.any(String), [[lensId(-2), 4]]]]);
  });

  test("shows everything again when a number cannot be ordered, and adds nothing", async () => {
    const { post, form, cartLines } = await givenPage();
    const sent = form({ [lensId(-3)]: "2.5", [lensId(-2)]: "5" });
    const answer = await post(sent);
    expect(answer).toMatchObject({ status: 422, data: { entries: sent } });
    const mistakes = [{ productId: lensId(-3), code: "quantityNotWhole" }];
    expect(answer.data).toMatchObject({ refusal: { code: "quantities", mistakes } });
    expect(await cartLines()).toEqual([]);
  });

  test("asks when one of its lenses was added to the cart meanwhile", async () => {
    const { shopper, post, form } = await givenPage();
    const sent = form({ [lensId(-3)]: "2" });
    const other = { id: crypto.randomUUID(), seriesId: "il-biofinity", packSize: 6, power: -3, quantity: 1 };
    await shopper.calls.cart.sync({
      locationId: shopper.locationId,
      preorders: [{ id: crypto.randomUUID(), orderType: "Stock", merchandise: { purchaseType: "Revenue", lines: [other] } }],
    });
    expect(await post(sent)).toMatchObject({ status: 409, data: { refusal: { code: "alreadyInCart" } } });
    expect(await post([...sent, ["onClash", "add"]])).toMatchObject({ status: 302, location: "/cart" });
  });

  test("puts a lens aside and back, and keeps what is typed", async () => {
    const { show, post, form } = await givenPage();
    const typed = { [lensId(-3)]: "7", [lensId(-2)]: "1" };
    const aside = form(typed, moveIntent("aside:", lensId(-3)));
    expect(await post(aside)).toMatchObject({ status: 200, data: { entries: aside, refusal: null } });
    const shown = await show();
    expect([proposed(shown), shown.order.putAside.map(({ productId }) => productId)]).toEqual([[lensId(-2)], [lensId(-3)]]);
    expect(await post(form(typed, moveIntent("back:", lensId(-3))))).toMatchObject({ status: 200 });
    expect(proposed(await show())).toEqual([lensId(-3), lensId(-2)]);
    await expect(post(form(typed, moveIntent("aside:", "nothing")))).rejects.toMatchObject({ init: { status: 404 } });
  });
});

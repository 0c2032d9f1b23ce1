import { beforeEach, expect, test } from "vitest";
import { noticeContext, sessionContext } from "~/context.server";
import { insertRows } from "~/db/insert-rows.server";
import { schema } from "~/db/schema.server";
import { addCartChangeNotice } from "~/routes/cart-change-notice.server";
import { resetDatabase, testDatabase } from "~tests/helpers/database";
import { routeArgs } from "~tests/helpers/given";
import { givenCatalogue, givenShopper, mydayLine, solutionOrder, stockOrder } from "~tests/services/cart/given-cart";

beforeEach(resetDatabase);

type Sent = Parameters<typeof addCartChangeNotice>[2][number];

async function given() {
  await givenCatalogue();
  const shopper = await givenShopper();
  const send = (preorder: Sent, onClash?: "leave") =>
    shopper.calls.cart.sync({ locationId: shopper.locationId, preorders: [preorder], onClash });
  /** Sends a preorder, and answers the notice without the marks of direction. */
  const told = async (preorder: Sent, onClash?: "leave") => {
    const { context, calls } = await routeArgs(shopper, { path: "/products" });
    context.set(sessionContext, await calls.session.read());
    addCartChangeNotice(context, (await send(preorder, onClash)).held, [preorder]);
    const [notice] = context.get(noticeContext).take();
    expect(notice?.tone).toBe(notice?.key === "frame:notice.addedShort" ? "caution" : "good");
    return [notice?.key, String(notice?.values?.what ?? "").replace(/[\u2066-\u2069]/g, "")];
  };
  return { send, told };
}

test("an addition is reported with its boxes or bottles and product", async () => {
  const { told } = await given();
  expect(await told(stockOrder([mydayLine(-3.25, 2), mydayLine(-2, 3)]))).toEqual(["frame:notice.added", "5 boxes, MyDay"]);
  expect(await told(solutionOrder("il-clearwell-360", 3))).toEqual(["frame:notice.added", "3 bottles, Clearwell 360 ml"]);
});

test("an addition of which not all can be delivered is reported with a caution", async () => {
  const { told } = await given();
  const level = { edition: "IL" as const, itemId: "il-clearwell-360", productId: "il-clearwell-360", onHand: 2, soldOut: true };
  const { doors } = await testDatabase();
  await doors.asDistributor((tx) => insertRows(tx, schema.stockLevels, [level]));
  const order = solutionOrder("il-clearwell-360", 2);
  expect(await told(order)).toEqual(["frame:notice.added", "2 bottles, Clearwell 360 ml"]);
  const solutions = order.merchandise.solutions?.map((line) => ({ ...line, quantity: 120 }));
  const more = { ...order, revision: 1, merchandise: { ...order.merchandise, solutions } };
  expect(await told(more)).toEqual(["frame:notice.addedShort", "118 bottles, Clearwell 360 ml"]);
  expect(await told(stockOrder([mydayLine(-2, 1)]))).toEqual(["frame:notice.added", "1 box, MyDay"]);
});

test("only the difference is reported as added", async () => {
  const { send, told } = await given();
  const order = stockOrder([mydayLine(-3.25, 2)]);
  await send(order);
  const [line] = order.merchandise.lines ?? [];
  const more = { ...order, revision: 1, merchandise: { ...order.merchandise, lines: line ? [{ ...line, quantity: 6 }] : [] } };
  expect(await told(more)).toEqual(["frame:notice.added", "4 boxes, MyDay"]);
});

test("a reduction is reported as removed, and a mixed change as what is in the cart now", async () => {
  const { send, told } = await given();
  const order = stockOrder([mydayLine(-3.25, 5)]);
  await send(order);
  const [line] = order.merchandise.lines ?? [];
  const changed = (revision: number, quantity: number, ...others: ReturnType<typeof mydayLine>[]) => ({
    ...{ ...order, revision },
    merchandise: { ...order.merchandise, lines: line ? [{ ...line, quantity }, ...others] : [] },
  });
  expect(await told(changed(1, 3))).toEqual(["frame:notice.taken", "2 boxes, MyDay"]);
  expect(await told(changed(2, 1, mydayLine(-2, 4)))).toEqual(["frame:notice.inCart", "5 boxes, MyDay"]);
});

test("a repeated submission, or one without a change, is reported as in the cart", async () => {
  const { send, told } = await given();
  const productId = "il-myday~pw-3_25~bc8_4~di14_2~90";
  const order = stockOrder([{ ...mydayLine(-3.25, 2), productId }]);
  await send(order);
  expect(await told(order)).toEqual(["frame:notice.inCart", "2 boxes, MyDay"]);
  expect(await told(stockOrder([{ ...mydayLine(-3.25, 9), productId }]), "leave")).toEqual(["frame:notice.inCart", "2 boxes, MyDay"]);
});

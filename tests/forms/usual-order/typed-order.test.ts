import { expect, test } from "vitest";
import { boxesField } from "~/domain/order/sheet-entries";
import {
  moveIntent,
  orderTotal,
  parseMove,
  sheetFields,
  typedOrder,
  type UsualLens,
  type UsualOrder,
} from "~/forms/usual-order/typed-order";

const ids = { kept: "0190a0a0-0000-7000-8000-000000000001", fresh: "0190a0a0-0000-7000-8000-000000000002" };
const [one, other] = ["il-myday~pw-1~90", "il-myday~pw-2~90"];
const lens = (productId: string, boxesQuantity: number, amount: number | null): UsualLens => ({
  ...{ productId, packSize: 90, values: { power: -1 }, boxesQuantity, promisedDay: null },
  price: amount === null ? null : { amount, currency: "ILS" },
  stock: { status: "inStock", left: null, now: 1, later: 0, expectedAt: null },
  reason: {
    usedPerWeek: 1,
    spreadPerWeek: 1,
    left: 0,
    orderUpTo: 2,
    coveredDays: 9,
    leadDays: 2,
    lastOrderedOn: "2026-11-17",
    countedOn: null,
  },
});
const order: Pick<UsualOrder, "series"> = {
  series: [{ seriesId: "il-myday", name: "MyDay", imageId: "il-myday", lenses: [lens(one, 3, 20_000), lens(other, 1, null)] }],
};

test("a number is what was typed, else what is proposed; both are added up", () => {
  expect(typedOrder(order, [])).toEqual({ [one]: "3", [other]: "1" });
  const typed = typedOrder(order, [[boxesField(one), "x"]]);
  expect(typed).toEqual({ [one]: "x", [other]: "1" });
  expect(orderTotal(order, typed)).toEqual({ boxes: 1, amount: 0 });
  expect(orderTotal(order, typedOrder(order, []))).toEqual({ boxes: 4, amount: 60_000 });
});

test("a form that comes back keeps the ids that it has", () => {
  expect(sheetFields(order, [], { "il-myday": ids.fresh })).toEqual([["sheet:il-myday", ids.fresh]]);
  expect(sheetFields(order, [["sheet:il-myday", ids.kept]], { "il-myday": ids.fresh })).toEqual([["sheet:il-myday", ids.kept]]);
});

test("a button names the lens that it puts aside or back", () => {
  expect(parseMove(moveIntent("aside:", one))).toEqual({ productId: one, putAside: true });
  expect(parseMove(moveIntent("back:", one))).toEqual({ productId: one, putAside: false });
  expect([parseMove("add"), parseMove("")]).toEqual([null, null]);
});

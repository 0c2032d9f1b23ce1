import { expect, test } from "vitest";
import { gridPreorders } from "~/domain/order/grid-preorders";

const stock = { id: "stock", kind: "stock", promotionId: "autumn" };
const autumn = { id: "autumn order", kind: "promotion", promotionId: "autumn" };
const winter = { id: "winter order", kind: "promotion", promotionId: "winter" };
const trial = { id: "trial", kind: "officeTrial", promotionId: "autumn" };
const cart = { preordersStock: [stock], preordersOffice: [trial, autumn, winter] };

test.each([
  ["for stock", null, [stock]],
  ["from a promotion", "autumn", [autumn]],
  ["from a promotion that nothing was ordered from", "spring", []],
])("a grid edits what the cart holds %s", (_, promotionId, expected) => {
  expect(gridPreorders(cart, promotionId)).toEqual(expected);
});

import { expect, test } from "vitest";
import { namedDiscounts } from "~/domain/price/named-discounts";

const autumn = { id: "autumn" };
const toric = { id: "toric" };

test("each promotion has one total, in the order of the lines; lines without a discount are ignored", () => {
  const lines = [
    { promotion: toric, discount: 300 },
    { promotion: autumn, discount: 500 },
    { promotion: null, discount: 0 },
    { promotion: toric, discount: 40 },
  ];
  expect(namedDiscounts(lines)).toEqual([
    { promotion: toric, amount: 340 },
    { promotion: autumn, amount: 500 },
  ]);
});

test("a discount whose promotion was not stored is listed without a name", () => {
  expect(namedDiscounts([{ promotion: null, discount: 70 }])).toEqual([{ promotion: null, amount: 70 }]);
});

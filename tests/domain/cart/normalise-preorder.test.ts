import fc from "fast-check";
import { expect, test } from "vitest";
import { normalisePreorder } from "~/domain/cart/normalise-preorder";
import { boxesOf, linesOf } from "~/domain/order/order-lines";
import type { Preorder } from "~/domain/order/preorder";
import { lens, patient, solutions, stock } from "../order/preorder-builders";

const chooseAQuantity = { outcome: "refused", refusal: { permitted: false, code: "chooseAQuantity", values: undefined } };

test("lines of quantity 0 or less are dropped, the others kept as they are", () => {
  const preorder = stock("1", [lens("a", { quantity: 0 }), lens("b", { quantity: 2, values: { power: -1 } }), lens("c", { quantity: -1 })]);
  expect(normalisePreorder(preorder, false)).toEqual({
    outcome: "kept",
    preorder: stock("1", [lens("b", { quantity: 2, values: { power: -1 } })]),
  });
});

test("an eye of quantity 0 is cleared and the other stays", () => {
  const preorder = patient("1", "dana", { right: lens("r", { quantity: 0 }), left: lens("l") });
  expect(normalisePreorder(preorder, true)).toEqual({ outcome: "kept", preorder: patient("1", "dana", { left: lens("l") }) });
});

const empty: [string, Preorder][] = [
  ["a patient order with both eyes at 0", patient("1", "dana", { right: lens("r", { quantity: 0 }), left: lens("l", { quantity: 0 }) })],
  ["a patient order without eyes", patient("1", "dana", {})],
  ["a stock order with nothing chosen", stock("1", [lens("a", { quantity: 0 })])],
  ["a stock order without lines", stock("1", [])],
  ["a solution order at 0", solutions("1", [{ id: "a", solutionId: "hycare", quantity: 0 }])],
];

test.each(empty)("%s needs a quantity when it is new", (_, preorder) => {
  expect(normalisePreorder(preorder, false)).toEqual(chooseAQuantity);
});

test.each(empty)("%s is removed as a whole when it is in the cart", (_, preorder) => {
  expect(normalisePreorder(preorder, true)).toEqual({ outcome: "removed" });
});

test("lines of the same lens in one draft add up without asking (D22)", () => {
  const preorder = stock("1", [
    lens("a", { quantity: 2 }),
    lens("b", { values: { power: -1 } }),
    lens("c", { quantity: 3, values: { power: "-3.00" } }),
  ]);
  const expected = stock("1", [lens("a", { quantity: 5 }), lens("b", { values: { power: -1 } })]);
  expect(normalisePreorder(preorder, false)).toEqual({ outcome: "kept", preorder: expected });
});

test("the same lens in another pack is another line", () => {
  const preorder = stock("1", [lens("a"), lens("b", { packSize: 90 })]);
  expect(normalisePreorder(preorder, false)).toEqual({ outcome: "kept", preorder });
});

test("the same lens on both eyes stays two lines", () => {
  const preorder = patient("1", "dana", { right: lens("r"), left: lens("l") });
  expect(normalisePreorder(preorder, false)).toEqual({ outcome: "kept", preorder });
});

test("normalising keeps every box and is idempotent", () => {
  const line = fc.record({ power: fc.integer({ min: -4, max: 0 }), quantity: fc.integer({ min: -2, max: 5 }) });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 12 }), (given) => {
      const preorder = stock(
        "1",
        given.map(({ power, quantity }, index) => lens(String(index), { quantity, values: { power } })),
      );
      const once = normalisePreorder(preorder, true);
      const boxes = given.reduce((sum, { quantity }) => sum + Math.max(0, quantity), 0);
      expect(once.outcome).toBe(boxes > 0 ? "kept" : "removed");
      if (once.outcome !== "kept") return;
      expect(boxesOf(once.preorder)).toBe(boxes);
      expect(new Set(linesOf(once.preorder).map(({ values }) => values.power)).size).toBe(linesOf(once.preorder).length);
      expect(normalisePreorder(once.preorder, true)).toEqual(once);
    }),
  );
});

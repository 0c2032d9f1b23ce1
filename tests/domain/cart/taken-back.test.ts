import { describe, expect, test } from "vitest";
import { checkTakeBack, type PreorderBefore, stateBefore, takeBack } from "~/domain/cart/taken-back";
import type { Preorder } from "~/domain/order/preorder";
import { lens, stock } from "../order/preorder-builders";

const before = (preorder: Preorder): PreorderBefore => ({ status: preorder.status, merchandise: preorder.merchandise });
const removed = (preorder: Preorder) => ({ ...stock(preorder.id, [], { revision: 4, status: "removed" }), before: before(preorder) });

describe("undoing a change", () => {
  const minus3 = stock("a", [lens("a1", { values: { power: -3 } })]);

  test("is possible while none of its lenses is in the cart again", () => {
    const changed = [removed(minus3)];
    expect(checkTakeBack(changed, []).permitted).toBe(true);
    expect(checkTakeBack(changed, [stock("b", [lens("b1", { values: { power: -2 } })])]).permitted).toBe(true);
    expect(checkTakeBack(changed, [stock("b", [lens("b1", { values: { power: -3 } })])])).toMatchObject({ code: "nothingToRestore" });
  });

  test("is refused when something changed since", () => {
    expect(checkTakeBack([], [])).toMatchObject({ permitted: false, code: "nothingToRestore" });
  });

  test("is refused for the copy of an order that has another copy in the cart by now (D27)", () => {
    const copy = { ...minus3, replacesOrderId: "O1" };
    const other = stock("b", [lens("b1", { values: { power: -2 } })], { replacesOrderId: "O1" });
    expect(checkTakeBack([{ ...removed(copy), replacesOrderId: "O1" }], [other])).toMatchObject({ code: "nothingToRestore" });
    expect(checkTakeBack([{ ...removed(copy), replacesOrderId: "O1" }], [{ ...other, replacesOrderId: "O2" }]).permitted).toBe(true);
    const saved = { ...removed({ ...copy, status: "savedForLater" }), replacesOrderId: "O1" };
    expect(checkTakeBack([saved], [other])).toMatchObject({ code: "nothingToRestore" });
  });

  test("a preorder does not clash with itself, nor does one that is restored to saved for later", () => {
    const halved = { ...minus3, before: before(minus3) };
    expect(checkTakeBack([halved], [minus3]).permitted).toBe(true);
    const saved = removed({ ...minus3, status: "savedForLater" });
    expect(checkTakeBack([saved], [stock("b", [lens("b1", { values: { power: -3 } })])]).permitted).toBe(true);
  });

  test("returns the preorders as they were, one revision later, without those that are unchanged", () => {
    const done = { ...stock("c", []), before: null };
    const [first, ...others] = takeBack([removed(minus3), done]);
    expect(first).toMatchObject({ id: "a", status: "active", revision: 5, merchandise: minus3.merchandise });
    expect(others).toEqual([]);
  });
});

test("the state before a change that was sent before is that before its first try, unless that was undone", () => {
  const [present, first] = [before(stock("a", [lens("a1", { quantity: 3 })])), before(stock("a", [lens("a1", { quantity: 2 })]))];
  expect([stateBefore(present, undefined), stateBefore(present, { before: null })]).toEqual([present, present]);
  expect(stateBefore(present, { before: first })).toEqual(first);
});

import { expect, test } from "vitest";
import { moveBack } from "~/domain/cart/move-back";
import { lens, patient, stock } from "../order/preorder-builders";

const saved = { status: "savedForLater" } as const;
const twoPowers = [lens("b", { quantity: 3 }), lens("c", { values: { power: -2 } })];
const cart = [stock("old", [lens("a", { quantity: 2 })]), stock("kept", twoPowers, saved)];

test.each(["savedForLater", "markedForDeletion"] as const)("what is %s becomes active, with its revision", (status) => {
  const kept = stock("kept", [lens("b")], { status });
  expect(moveBack([stock("other", [lens("a", { packSize: 90 })]), kept], ["kept"], "ask")).toEqual({
    ...{ permitted: true, removedIds: [] },
    changed: [{ ...kept, status: "active" }],
  });
});

test("a lens that is in the cart by now is asked about, and nothing moves", () => {
  const clash = { preorderId: "kept", lineId: "b", eye: null, incomingQuantity: 3 };
  const met = { existingPreorderId: "old", existingLineId: "a", existingQuantity: 2 };
  expect(moveBack(cart, ["kept"], "ask")).toEqual({
    ...{ permitted: false, code: "alreadyInCart" },
    values: { clashes: [{ ...clash, ...met }] },
  });
});

test("add: the cart's line takes the quantity, and the rest moves", () => {
  expect(moveBack(cart, ["kept"], "add")).toEqual({
    ...{ permitted: true, removedIds: [] },
    changed: [stock("old", [lens("a", { quantity: 5 })], { revision: 2 }), stock("kept", twoPowers.slice(1), { revision: 2 })],
  });
});

test("add: nothing is left of a preorder whose only lens is in the cart", () => {
  const [old, kept] = [stock("old", [lens("a")]), stock("kept", [lens("b")], saved)];
  expect(moveBack([old, kept], ["kept"], "add")).toEqual({
    ...{ permitted: true, removedIds: ["kept"] },
    changed: [stock("old", [lens("a", { quantity: 2 })], { revision: 2 })],
  });
});

test("replace: the cart's line makes room, and another eye stays", () => {
  expect(moveBack(cart, ["kept"], "replace")).toEqual({
    ...{ permitted: true, removedIds: ["old"] },
    changed: [stock("kept", twoPowers)],
  });
  const [both, right] = [
    patient("old", "dana", { right: lens("r"), left: lens("l") }),
    patient("kept", "dana", { right: lens("r2") }, saved),
  ];
  expect(moveBack([both, right], ["kept"], "replace")).toEqual({
    ...{ permitted: true, removedIds: [] },
    changed: [patient("old", "dana", { left: lens("l") }, { revision: 2 }), { ...right, status: "active" }],
  });
});

test("leave: preorders with such a lens stay where they are, others move", () => {
  const other = stock("other", [lens("d", { packSize: 90 })], saved);
  expect(moveBack([...cart, other], ["kept", "other"], "leave")).toEqual({
    ...{ permitted: true, removedIds: [] },
    changed: [{ ...other, status: "active" }],
  });
});

test("what is active already does not change", () => {
  expect(moveBack(cart, ["old"], "ask")).toEqual({ permitted: true, changed: [], removedIds: [] });
});

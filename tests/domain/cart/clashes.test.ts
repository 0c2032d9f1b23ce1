import { expect, test } from "vitest";
import { findClashes } from "~/domain/cart/find-clashes";
import { resolveClashes } from "~/domain/cart/resolve-clashes";
import type { Preorder } from "~/domain/order/preorder";
import { lens, officeTrial, patient, patientTrial, promotion, solutions, stock } from "../order/preorder-builders";

const minusOne = (id: string, quantity = 1) => lens(id, { values: { power: -1 }, quantity });

test.each<[string, Preorder, Preorder, "right" | "left" | null]>([
  ["a stock lens", stock("old", [lens("a", { quantity: 2 })]), stock("new", [lens("b", { quantity: 3 })]), null],
  ["an office trial", officeTrial("old", [lens("a", { quantity: 2 })]), officeTrial("new", [lens("b", { quantity: 3 })]), null],
  ["a promoted lens", promotion("old", [lens("a", { quantity: 2 })]), promotion("new", [lens("b", { quantity: 3 })]), null],
  [
    "a patient's lens",
    patient("old", "dana", { right: lens("a", { quantity: 2 }) }),
    patient("new", "dana", { right: lens("b", { quantity: 3 }) }),
    "right",
  ],
  [
    "a patient's lens on the other eye",
    patient("old", "dana", { right: lens("a", { quantity: 2 }) }),
    patient("new", "dana", { left: lens("b", { quantity: 3 }) }),
    "left",
  ],
  [
    "a solution",
    solutions("old", [{ id: "a", solutionId: "s", quantity: 2 }]),
    solutions("new", [{ id: "b", solutionId: "s", quantity: 3 }]),
    null,
  ],
])("%s that is in the cart already is a clash", (_, existing, incoming, eye) => {
  expect(findClashes([existing], [incoming])).toEqual([
    { eye, preorderId: "new", lineId: "b", incomingQuantity: 3, existingPreorderId: "old", existingLineId: "a", existingQuantity: 2 },
  ]);
});

test.each<[string, Preorder, Preorder]>([
  ["another power", stock("old", [lens("a")]), stock("new", [minusOne("b")])],
  ["another pack", stock("old", [lens("a")]), stock("new", [lens("b", { packSize: 90 })])],
  ["another series", stock("old", [lens("a")]), stock("new", [lens("b", { seriesId: "clariti" })])],
  ["another patient", patient("old", "dana", { right: lens("a") }), patient("new", "noa", { right: lens("b") })],
  ["stock and patient", patient("old", "dana", { right: lens("a") }), stock("new", [lens("b")])],
  ["a patient's order and trial", patient("old", "dana", { right: lens("a") }), patientTrial("new", "dana", { right: lens("b") })],
  ["saved for later", stock("old", [lens("a")], { status: "savedForLater" }), stock("new", [lens("b")])],
  ["marked for deletion", stock("old", [lens("a")], { status: "markedForDeletion" }), stock("new", [lens("b")])],
  ["a copy that replaces an order", stock("old", [lens("a")], { replacesOrderId: "O1" }), stock("new", [lens("b")])],
  ["a lens next to a copy that replaces an order", stock("old", [lens("a")]), stock("new", [lens("b")], { replacesOrderId: "O1" })],
  ["copies of two orders", stock("old", [lens("a")], { replacesOrderId: "O1" }), stock("new", [lens("b")], { replacesOrderId: "O2" })],
  ["the same preorder being edited", stock("same", [lens("a")]), stock("same", [lens("a", { quantity: 9 })])],
])("%s is no clash", (_, existing, incoming) => {
  expect(findClashes([existing], [incoming])).toEqual([]);
});

test("a second copy of the order that a preorder replaces is a clash (D27)", () => {
  const [one, other] = [stock("old", [lens("a")], { replacesOrderId: "O1" }), stock("new", [lens("b")], { replacesOrderId: "O1" })];
  expect(findClashes([one], [other])).toMatchObject([{ lineId: "b", existingLineId: "a" }]);
});

test.each(["add", "replace", "leave"] as const)("%s: a preorder that replaces an order and the same lens next to it stay two", (choice) => {
  const [copy, plain] = [stock("copy", [lens("a", { quantity: 4 })], { replacesOrderId: "O1" }), stock("plain", [lens("b")])];
  const untouched = { changed: [], removedIds: [], absorbedIds: [] };
  expect(resolveClashes([copy], [plain], choice)).toEqual({ ...untouched, incoming: [plain] });
  expect(resolveClashes([plain], [copy], choice)).toEqual({ ...untouched, incoming: [copy] });
});

test("lines with the same productId clash whatever else they say", () => {
  const [one, other] = [lens("a", { productId: "P1" }), lens("b", { productId: "P1", values: {} })];
  expect(findClashes([stock("old", [one])], [stock("new", [other])])).toHaveLength(1);
});

test("all clashes of one submission are found at once, each with the line of its own eye", () => {
  const existing = patient("old", "dana", { right: lens("r"), left: lens("l") });
  const incoming = patient("new", "dana", { right: lens("r2"), left: lens("l2") });
  expect(findClashes([existing], [incoming]).map(({ lineId, existingLineId }) => [lineId, existingLineId])).toEqual([
    ["r2", "r"],
    ["l2", "l"],
  ]);
});

const cart = [stock("old", [lens("a", { quantity: 2 }), minusOne("other", 5)])];
const added = [stock("new", [lens("b", { quantity: 3 }), lens("c", { values: { power: -2 } })])];

test("add: the line in the cart takes the quantity, the rest is added", () => {
  expect(resolveClashes(cart, added, "add")).toEqual({
    changed: [stock("old", [lens("a", { quantity: 5 }), minusOne("other", 5)])],
    removedIds: [],
    incoming: [stock("new", [lens("c", { values: { power: -2 } })])],
    absorbedIds: [],
  });
});

test("replace: the line leaves the cart, the added preorder is kept whole", () => {
  expect(resolveClashes(cart, added, "replace")).toEqual({
    changed: [stock("old", [minusOne("other", 5)])],
    removedIds: [],
    incoming: added,
    absorbedIds: [],
  });
});

test("leave: the cart is unchanged, the clashing line is left out", () => {
  expect(resolveClashes(cart, added, "leave")).toEqual({
    changed: [],
    removedIds: [],
    incoming: [stock("new", [lens("c", { values: { power: -2 } })])],
    absorbedIds: [],
  });
});

test("a preorder without lines left is removed from the cart, or absorbed when it was being added", () => {
  const [existing, incoming] = [[stock("old", [lens("a", { quantity: 2 })])], [stock("new", [lens("b", { quantity: 3 })])]];
  expect(resolveClashes(existing, incoming, "replace")).toEqual({ changed: [], removedIds: ["old"], incoming, absorbedIds: [] });
  expect(resolveClashes(existing, incoming, "add")).toEqual({
    changed: [stock("old", [lens("a", { quantity: 5 })])],
    removedIds: [],
    incoming: [],
    absorbedIds: ["new"],
  });
  expect(resolveClashes(existing, incoming, "leave")).toEqual({ changed: [], removedIds: [], incoming: [], absorbedIds: ["new"] });
});

test("add: a lens for the other eye is put on that eye when it is free", () => {
  const resolved = resolveClashes(
    [patient("old", "dana", { right: lens("a") })],
    [patient("new", "dana", { right: lens("b"), left: lens("c") })],
    "add",
  );
  expect(resolved).toEqual({
    changed: [patient("old", "dana", { right: lens("a", { quantity: 2 }), left: lens("c") })],
    removedIds: [],
    incoming: [],
    absorbedIds: ["new"],
  });
});

test("add: a lens for an eye that already has another one is added separately", () => {
  const existing = patient("old", "dana", { right: lens("a"), left: minusOne("x") });
  const incoming = patient("new", "dana", { left: lens("c") });
  expect(resolveClashes([existing], [incoming], "add")).toEqual({ changed: [], removedIds: [], incoming: [incoming], absorbedIds: [] });
});

const bothEyes = patient("old", "dana", { right: lens("r"), left: lens("l") });
const right = patient("new", "dana", { right: lens("r2", { quantity: 2 }) });
const left = patient("new", "dana", { left: lens("l2", { quantity: 2 }) });

test.each([
  ["its own eye, when both have the same lens", bothEyes, right, [patient("old", "dana", { left: lens("l") })]],
  [
    "its own eye, when the other has another lens",
    patient("old", "dana", { right: lens("r"), left: minusOne("l") }),
    right,
    [patient("old", "dana", { left: minusOne("l") })],
  ],
  ["no eye, when only the other has the lens", patient("old", "dana", { right: lens("r") }), left, []],
  ["no eye, when its own has another lens", patient("old", "dana", { right: lens("r"), left: minusOne("l") }), left, []],
])("replace: a lens for one eye replaces that of %s", (_, existing, incoming, changed) => {
  expect(resolveClashes([existing], [incoming], "replace")).toEqual({ changed, removedIds: [], incoming: [incoming], absorbedIds: [] });
});

test("replace: lenses for both eyes replace the one that is in the cart", () => {
  const [existing, incoming] = [
    patient("old", "dana", { right: lens("r") }),
    patient("new", "dana", { right: lens("r2"), left: lens("l2") }),
  ];
  const replaced = { changed: [], removedIds: ["old"], incoming: [incoming], absorbedIds: [] };
  expect(resolveClashes([existing], [incoming], "replace")).toEqual(replaced);
});

test("the arguments are not mutated", () => {
  const before = structuredClone({ cart, added });
  resolveClashes(cart, added, "add");
  resolveClashes(cart, added, "replace");
  expect({ cart, added }).toEqual(before);
});

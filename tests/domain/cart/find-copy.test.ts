import { expect, test } from "vitest";
import { findCopy, findFirstCopy, secondCopies } from "~/domain/cart/find-copy";
import { lens, stock } from "../order/preorder-builders";

const copy = (id: string, status: "active" | "savedForLater" | "markedForDeletion", replacesOrderId: string | null = "O1") =>
  stock(id, [lens(`line of ${id}`)], { status, replacesOrderId });

test.each([
  ["one with the order's id", [copy("plain", "active", null), copy("other", "active", "O2"), copy("mine", "active")], "mine"],
  ["one that is saved for later", [copy("mine", "savedForLater")], "mine"],
  ["an active one before another", [copy("saved", "savedForLater"), copy("marked", "markedForDeletion"), copy("mine", "active")], "mine"],
])("the copy of an order is %s", (_, preorders, id) => {
  expect(findCopy(preorders, "O1")?.id).toBe(id);
});

test("there is no copy of an order that nothing in the cart replaces", () => {
  expect(findCopy([copy("plain", "active", null), copy("other", "active", "O2")], "O1")).toBeNull();
});

test("second copies are those of an order of which the cart has a copy", () => {
  const joining = [copy("plain", "active", null), copy("again", "active"), copy("other", "active", "O2")];
  expect(secondCopies([copy("mine", "savedForLater"), copy("noted", "active", null)], joining).map(({ id }) => id)).toEqual(["again"]);
});

test.each<[string, ReturnType<typeof copy>[], ReturnType<typeof copy>[], string | null]>([
  ["a copy of an order that the cart has none of", [copy("other", "active", "O2")], [copy("mine", "active")], null],
  ["preorders that replace nothing", [copy("plain", "active", null)], [copy("more", "active", null), copy("most", "active", null)], null],
  ["the copy of the cart itself, changed", [copy("mine", "savedForLater")], [copy("mine", "active")], null],
  ["one of two copies that the cart has", [copy("first", "active"), copy("second", "active")], [copy("second", "active")], null],
  [
    "a copy instead of one that no longer replaces the order",
    [copy("old", "active")],
    [copy("old", "active", null), copy("mine", "active")],
    null,
  ],
  ["a second copy", [copy("first", "savedForLater")], [copy("mine", "active")], "first"],
  [
    "a preorder of the cart that becomes a second copy",
    [copy("first", "active"), copy("mine", "active", null)],
    [copy("mine", "active")],
    "first",
  ],
  ["two copies at once", [], [copy("first", "active"), copy("second", "active")], "first"],
])("writing %s", (_, cart, drafts, firstId) => {
  expect(findFirstCopy(cart, drafts)?.id ?? null).toBe(firstId);
});

import { expect, test } from "vitest";
import { findCopy, secondCopies } from "~/domain/cart/find-copy";
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

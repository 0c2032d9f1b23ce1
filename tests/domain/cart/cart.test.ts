import fc from "fast-check";
import { expect, test } from "vitest";
import { activePreorders, checkCartLimit, checkCartOpen } from "~/domain/cart/cart-rules";
import { groupCart } from "~/domain/cart/group-cart";
import { checkHold, holdRuns, releaseHold, startHold } from "~/domain/cart/hold";
import { preorderStatuses } from "~/domain/order/preorder";
import { lens, officeTrial, patient, patientTrial, promotion, solutions, stock } from "../order/preorder-builders";

const now = new Date("2026-11-24T12:00:00Z");
const after = (minutes: number, milliseconds = 0) => new Date(now.getTime() + minutes * 60_000 + milliseconds);
const holdUntil = (expiresAt: Date) => ({ id: "hold", startedAt: after(-20), expiresAt });

test.each([
  ["without a hold", null, true],
  ["whose hold ran out a minute ago", holdUntil(after(-1)), true],
  ["whose hold ends at this very moment", holdUntil(now), true],
  ["whose hold has a millisecond left", holdUntil(after(0, 1)), false],
  ["whose hold has 20 minutes left", holdUntil(after(20)), false],
  ["whose hold began within what clocks may differ", { ...holdUntil(after(25)), startedAt: after(5) }, false],
  ["whose hold began later, before a clock was set back (D52)", { ...holdUntil(after(26)), startedAt: after(5, 1) }, true],
])("a cart %s is open: %s", (_, hold, isOpen) => {
  expect(holdRuns(hold, now)).toBe(!isOpen);
  expect(checkCartOpen({ hold }, now)).toEqual(
    isOpen ? { permitted: true } : { permitted: false, code: "cartLocked", values: { until: hold?.expiresAt } },
  );
});

test("a running hold lets the page that names it change the cart, and no other", () => {
  const hold = holdUntil(after(20));
  expect(checkCartOpen({ hold }, now, "hold")).toEqual({ permitted: true });
  expect(checkCartOpen({ hold }, now, "older")).toEqual({ permitted: false, code: "cartLocked", values: { until: after(20) } });
});

test("a hold lasts 20 minutes, and never longer than the session", () => {
  expect(startHold("h", now, after(600))).toEqual({ id: "h", startedAt: now, expiresAt: after(20) });
  expect(startHold("h", now, after(20))).toEqual({ id: "h", startedAt: now, expiresAt: after(20) });
  expect(startHold("h", now, after(7))).toEqual({ id: "h", startedAt: now, expiresAt: after(7) });
});

test.each([
  ["the running hold", holdUntil(after(1)), "hold", null],
  ["no named hold while one runs", holdUntil(after(1)), undefined, null],
  ["another hold than the running one", holdUntil(after(1)), "older", "reviewChanged"],
  ["the hold that ran out", holdUntil(now), "hold", "checkoutExpired"],
  ["another hold than the one that ran out", holdUntil(after(-5)), "older", "checkoutExpired"],
  ["a hold where there is none", null, "hold", "checkoutExpired"],
  ["no named hold where there is none", null, undefined, "checkoutExpired"],
])("submitting with %s", (_, hold, given, code) => {
  expect(checkHold({ hold }, given, now)).toEqual(code === null ? { permitted: true } : { permitted: false, code, values: undefined });
});

test("going back releases its own hold; releasing an older hold does nothing", () => {
  const hold = holdUntil(after(5));
  expect(releaseHold(hold, "hold")).toBeNull();
  expect(releaseHold(hold, "older")).toBe(hold);
  expect(releaseHold(null, "older")).toBeNull();
});

test("a cart holds 1000 boxes and not one more", () => {
  const full = [stock("1", [lens("a", { quantity: 600 })]), solutions("2", [{ id: "b", solutionId: "s", quantity: 400 }])];
  expect(checkCartLimit(full)).toEqual({ permitted: true });
  expect(checkCartLimit([...full, patient("3", "dana", { right: lens("r") })])).toEqual({
    permitted: false,
    code: "cartLimit",
    values: { quantity: 1001, max: 1000 },
  });
});

test("only active preorders count towards the limit", () => {
  const preorders = preorderStatuses.map((status) => stock(status, [lens("a", { quantity: 900 })], { status }));
  expect(activePreorders(preorders).map(({ id }) => id)).toEqual(["active"]);
  expect(checkCartLimit(preorders)).toEqual({ permitted: true });
});

test("the limit is refused exactly when the boxes exceed it", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 300 }), { maxLength: 10 }), (quantities) => {
      const preorders = quantities.map((quantity, index) => stock(String(index), [lens("a", { quantity })]));
      expect(checkCartLimit(preorders).permitted).toBe(quantities.reduce((sum, each) => sum + each, 0) <= 1000);
    }),
  );
});

test("a cart is grouped by patient, stock, solutions, office and what is saved for later", () => {
  const preorders = [
    stock("stock", [lens("a")]),
    patient("dana 1", "dana", { right: lens("b") }),
    officeTrial("trial", [lens("c")]),
    patient("noa", "noa", { right: lens("d") }),
    patientTrial("dana 2", "dana", { left: lens("e") }),
    solutions("solutions", [{ id: "f", solutionId: "s", quantity: 1 }]),
    promotion("promotion", [lens("g")]),
    patient("later", "dana", { left: lens("h") }, { status: "savedForLater" }),
    stock("marked", [lens("i")], { status: "markedForDeletion" }),
    stock("removed", [lens("j")], { status: "removed" }),
    stock("ordered", [lens("k")], { status: "ordered" }),
  ];
  const groups = groupCart(preorders);
  const ids = (some: { id: string }[]) => some.map(({ id }) => id);
  expect(groups.patients.map(({ patientId, preorders }) => [patientId, ids(preorders)])).toEqual([
    ["dana", ["dana 1", "dana 2"]],
    ["noa", ["noa"]],
  ]);
  expect(ids(groups.stock)).toEqual(["stock", "marked"]);
  expect(ids(groups.solutions)).toEqual(["solutions"]);
  expect(ids(groups.office)).toEqual(["trial", "promotion"]);
  expect(ids(groups.savedForLater)).toEqual(["later"]);
});

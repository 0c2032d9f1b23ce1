import fc from "fast-check";
import { expect, test } from "vitest";
import { checkoutBlockers } from "~/domain/cart/checkout-blockers";
import { type LineSplit, splitOrder } from "~/domain/order/split-order";
import type { TrialFindings } from "~/domain/trial/trial-findings";
import { lens, patient, solutions, stock } from "./preorder-builders";

const noFindings: TrialFindings = { invalidItems: [], invalidPatientItems: [] };
const ready = {
  preorders: [stock("1", [lens("a")])],
  termsAgreed: true,
  trialFindings: noFindings,
  unavailableLineIds: [],
  shippingRefusals: [],
};

test("a cart with something to order and agreed terms is not blocked", () => {
  expect(checkoutBlockers(ready)).toEqual([]);
});

test("a cart without active preorders is blocked as empty", () => {
  const preorders = [stock("1", [lens("a")], { status: "savedForLater" }), stock("2", [lens("b")], { status: "markedForDeletion" })];
  expect(checkoutBlockers({ ...ready, preorders })).toEqual([{ code: "cartEmpty" }]);
});

test("every blocker is named at once, with its values, the terms last", () => {
  const trialFindings: TrialFindings = {
    invalidItems: [],
    invalidPatientItems: [{ patientId: "dana", quantity: 3, maxQuantity: 2, reason: "exceedsPatientTrials", preorderIds: ["x"] }],
  };
  const blockers = checkoutBlockers({
    preorders: [stock("1", [lens("a", { quantity: 1001 })])],
    termsAgreed: false,
    trialFindings,
    unavailableLineIds: ["a"],
    shippingRefusals: [{ preorderId: "1", code: "addressRequired" }],
  });
  expect(blockers).toEqual([
    { code: "cartLimit", values: { quantity: 1001, max: 1000 } },
    { code: "trialRulesBroken", values: trialFindings },
    { code: "unavailableProduct", values: { lineIds: ["a"] } },
    { code: "shippingRefused", values: { preorderId: "1", reason: "addressRequired" } },
    { code: "termsNotAgreed" },
  ]);
});

const split = (now: number, later = 0, expectedDay: string | null = null): LineSplit => ({ now, later, expectedDay });

test("an order is one transaction per series and availability, numbered from 1, the available one first", () => {
  const order = stock("1", [lens("a", { seriesId: "x" }), lens("b", { seriesId: "y" }), lens("c", { seriesId: "x" })]);
  const splits = new Map([
    ["a", split(6, 2, "2026-12-01")],
    ["b", split(3)],
    ["c", split(0, 5, "2026-12-08")],
  ]);
  expect(splitOrder(order, splits)).toEqual([
    { transactionSortOrder: 1, itemId: "x", available: "now", expectedDay: null, lines: [{ lineId: "a", quantity: 6 }] },
    {
      transactionSortOrder: 2,
      itemId: "x",
      available: "later",
      expectedDay: "2026-12-08",
      lines: [
        { lineId: "a", quantity: 2 },
        { lineId: "c", quantity: 5 },
      ],
    },
    { transactionSortOrder: 3, itemId: "y", available: "now", expectedDay: null, lines: [{ lineId: "b", quantity: 3 }] },
  ]);
});

test("both eyes of one series travel together, right first; two series make two transactions", () => {
  const splits = new Map([
    ["r", split(1)],
    ["l", split(1)],
  ]);
  const sameSeries = patient("1", "dana", { left: lens("l"), right: lens("r") });
  expect(splitOrder(sameSeries, splits).map(({ lines }) => lines)).toEqual([
    [
      { lineId: "r", quantity: 1 },
      { lineId: "l", quantity: 1 },
    ],
  ]);
  const twoSeries = patient("1", "dana", { left: lens("l", { seriesId: "toric" }), right: lens("r") });
  expect(splitOrder(twoSeries, splits).map(({ transactionSortOrder, itemId }) => [transactionSortOrder, itemId])).toEqual([
    [1, "myday"],
    [2, "toric"],
  ]);
});

test("when the day of one line is unknown, its later transaction has no day", () => {
  const order = stock("1", [lens("a"), lens("b")]);
  const splits = new Map([
    ["a", split(0, 1, "2026-12-01")],
    ["b", split(0, 1)],
  ]);
  expect(splitOrder(order, splits)[0]?.expectedDay).toBeNull();
});

test("solutions are split by solution", () => {
  const order = solutions("1", [{ id: "a", solutionId: "s", quantity: 2 }]);
  expect(splitOrder(order, new Map([["a", split(2)]]))).toEqual([
    { transactionSortOrder: 1, itemId: "s", available: "now", expectedDay: null, lines: [{ lineId: "a", quantity: 2 }] },
  ]);
});

test("a line without a split is an error of the program", () => {
  expect(() => splitOrder(stock("1", [lens("a")]), new Map())).toThrow("No split is given for line a");
});

test("every box of an order is in exactly one transaction", () => {
  const line = fc.record({ series: fc.constantFrom("x", "y", "z"), now: fc.nat(9), later: fc.nat(9) });
  fc.assert(
    fc.property(fc.array(line, { maxLength: 8 }), (given) => {
      const order = stock(
        "1",
        given.map(({ series }, index) => lens(String(index), { seriesId: series })),
      );
      const parts = splitOrder(order, new Map(given.map(({ now, later }, index) => [String(index), split(now, later, "2026-12-01")])));
      const boxesOf = (lineId: string) =>
        parts
          .flatMap(({ lines }) => lines)
          .filter((each) => each.lineId === lineId)
          .reduce((sum, { quantity }) => sum + quantity, 0);
      given.forEach(({ now, later }, index) => {
        expect(boxesOf(String(index))).toBe(now + later);
      });
      expect(parts.map(({ transactionSortOrder }) => transactionSortOrder)).toEqual(parts.map((_, index) => index + 1));
      expect(new Set(parts.map(({ itemId, available }) => `${itemId} ${available}`)).size).toBe(parts.length);
    }),
  );
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { trialAllowance } from "~/domain/trial/trial-allowance";
import { findTrialFindings } from "~/domain/trial/trial-findings";
import { lens, officeTrial, patientTrial } from "../order/preorder-builders";
import { cartOf, seriesById } from "./trial-carts";

const empty = "saved T1 -3 x1";

test.each<[string, string, number, number, number]>([
  ["nothing in the cart", empty, 2, 0, 2],
  ["one trial of theirs", "dana T1 -3 x1", 2, 1, 1],
  ["both trials of theirs", "dana T1 -3 x1, T2 -1 x1", 2, 2, 0],
  ["more than they may have", "dana T1 -3 x5", 2, 5, 0],
  ["trials of another patient", "noa T1 -3 x2", 2, 0, 2],
  ["office trials", "revenue R1 -3 x4 | trial T1 -3 x2", 2, 0, 2],
])("with %s a patient has what is left of two", (_, text, max, used, left) => {
  const limit = { reason: "exceedsPatientTrials", max, used, left };
  expect(trialAllowance({ patientId: "dana" }, cartOf(text), seriesById)).toEqual({ left, limits: [limit] });
  expect(trialAllowance({ patientId: "dana", seriesId: "T1" }, cartOf(text), seriesById).left).toBe(left);
});

test.each(["R1", "X"])("a patient's allowance for %s, which is no trial series, is zero", (seriesId) => {
  const limit = { reason: "noMatchingTrialBySeriesId", max: 0, used: 0, left: 0 };
  expect(trialAllowance({ patientId: "dana", seriesId }, cartOf(empty), seriesById)).toEqual({ left: 0, limits: [limit] });
});

test.each<[string, string, string]>([
  ["X", "revenue R1 -3 x9", "noMatchingTrialBySeriesId"],
  ["R1", "revenue R1 -3 x9", "noMatchingTrialBySeriesId"],
  ["T0", "revenue R1 -3 x9", "noMatchingRevenueByTrialReference"],
  ["T1", empty, "revenueMissing"],
  ["T1", "revenue R2 -3 x9", "revenueMissing"],
])("of %s with %s there are none, for the reason %s", (seriesId, text, reason) => {
  const limit = { reason, max: 0, used: 0, left: 0 };
  expect(trialAllowance({ seriesId, power: -3 }, cartOf(text), seriesById)).toEqual({ left: 0, limits: [limit] });
});

/** [cart, power, (a) max/used, (b) max/used, left, the tighter limit] */
test.each<[string, number, [number, number], [number, number], number, "a" | "b"]>([
  ["revenue R1 -3 x1", -3, [1, 0], [2, 0], 1, "a"],
  ["revenue R1 -3 x2", -3, [2, 0], [2, 0], 2, "a"],
  ["revenue R1 -3 x2", -1, [2, 0], [2, 0], 2, "a"],
  ["revenue R1 -3 x4", -3, [4, 0], [4, 0], 4, "a"],
  ["revenue R1 -3 x4", -1, [4, 0], [2, 0], 2, "b"],
  ["revenue R1 -3 x4 | trial T1 -1 x1", -2, [4, 1], [2, 1], 1, "b"],
  ["revenue R1 -3 x4 | trial T1 -1 x2", -2, [4, 2], [2, 2], 0, "b"],
  ["revenue R1 -3 x4 | trial T1 -1 x2", -3, [4, 2], [4, 0], 2, "a"],
  ["revenue R1 -3 x4 | trial T1 -3 x3", -3, [4, 3], [4, 3], 1, "a"],
  ["revenue R1 -3 x1, R1 -1 x9 | trial T1 -3 x2", -3, [10, 2], [2, 2], 0, "b"],
  ["revenue R1b -3 x3", -3, [6, 0], [6, 0], 6, "a"],
  ["revenue R1b -3 x2 | trial T1 -3 x1", -3, [4, 1], [2, 1], 1, "b"],
  ["revenue R1 -3 x2, R1b -3 x2", -3, [6, 0], [6, 0], 6, "a"],
  ["revenue R1 -3 x1 | trial T1 -3 x5", -3, [1, 5], [2, 5], 0, "a"],
  ["revenue R1 -3 x4 | dana T1 -3 x2", -3, [4, 0], [4, 0], 4, "a"],
  ["revenue R1 -3 x4 | trial T2 -3 x2", -3, [4, 0], [4, 0], 4, "a"],
])("with %s the power %d has the smaller of what both limits leave", (text, power, [maxA, usedA], [maxB, usedB], left, tighter) => {
  const a = { reason: "exceedsRevenueTimesMultiplier", max: maxA, used: usedA, left: Math.max(0, maxA - usedA) };
  const b = { reason: "exceedsPowerAllowance", max: maxB, used: usedB, left: Math.max(0, maxB - usedB) };
  const limits = tighter === "a" ? [a, b] : [b, a];
  expect(trialAllowance({ seriesId: "T1", power }, cartOf(text), seriesById)).toEqual({ left, limits });
});

const powers = [-3, -1, 2.5];
const anyCart = fc
  .tuple(
    fc.array(fc.tuple(fc.constantFrom("R1", "R1b"), fc.constantFrom(...powers), fc.integer({ min: 1, max: 4 })), {
      minLength: 1,
      maxLength: 4,
    }),
    fc.array(fc.tuple(fc.constantFrom(...powers), fc.integer({ min: 1, max: 2 })), { maxLength: 3 }),
  )
  .map(([revenue, trials]) => {
    const parts = [
      ...revenue.map(([id, power, count]) => `revenue ${id} ${power} x${count}`),
      ...trials.map(([power, count]) => `trial T1 ${power} x${count}`),
    ];
    return cartOf(parts.join(" | "));
  });

test("exactly the remaining allowance can be added to a valid cart, and one more breaks the rules", () => {
  fc.assert(
    fc.property(anyCart, fc.constantFrom(...powers), (cart, power) => {
      fc.pre(findTrialFindings(cart, seriesById).invalidItems.length === 0);
      const { left } = trialAllowance({ seriesId: "T1", power }, cart, seriesById);
      const adding = (quantity: number) => [...cart, officeTrial("new", [lens("new", { seriesId: "T1", quantity, values: { power } })])];
      expect(findTrialFindings(adding(left), seriesById).invalidItems).toEqual([]);
      expect(findTrialFindings(adding(left + 1), seriesById).invalidItems).not.toEqual([]);
    }),
  );
});

test("exactly the remaining allowance can be added to a valid cart for a patient", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2 }), (carted) => {
      const cart = [patientTrial("old", "dana", { right: lens("r", { seriesId: "T2", quantity: carted }) })];
      const { left } = trialAllowance({ patientId: "dana", seriesId: "T1" }, cart, seriesById);
      const adding = (quantity: number) => [...cart, patientTrial("new", "dana", { left: lens("l", { seriesId: "T1", quantity }) })];
      expect(findTrialFindings(adding(left), seriesById).invalidPatientItems).toEqual([]);
      expect(findTrialFindings(adding(left + 1), seriesById).invalidPatientItems).toHaveLength(1);
    }),
  );
});

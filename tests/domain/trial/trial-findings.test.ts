import fc from "fast-check";
import { expect, test } from "vitest";
import type { Preorder } from "~/domain/order/preorder";
import { findTrialFindings, type InvalidItem, type InvalidPatientItem } from "~/domain/trial/trial-findings";
import { lens, officeTrial, patient, patientTrial, promotion, solutions, stock } from "../order/preorder-builders";
import { bruteForceFindings } from "./brute-force-findings";
import { cartOf, catalogue, seriesById } from "./trial-carts";

/** A finding per product as [series, power, quantity, maxQuantity, reason, preorders]. */
const written = ({ seriesId, power, quantity, maxQuantity, reason, preorderIds }: InvalidItem) =>
  `${seriesId} ${power ?? "all"} ${quantity} of ${maxQuantity} ${reason} ${preorderIds.join("+")}`;
const writtenPatient = ({ patientId, quantity, maxQuantity, reason, preorderIds }: InvalidPatientItem) =>
  `${patientId} ${quantity} of ${maxQuantity} ${reason} ${preorderIds.join("+")}`;

test.each<[string, string]>([
  // No trials at all.
  ["nothing but revenue", "revenue R1 -3 x4"],
  ["revenue without a trial series", "revenue R0 -3 x9"],
  // Limit (a), multiplier 1, and limit (b) on one power.
  ["one trial for one box", "revenue R1 -3 x1 | trial T1 -3 x1"],
  ["two trials for two boxes of the power", "revenue R1 -3 x2 | trial T1 -3 x2"],
  ["three trials for three boxes of the power", "revenue R1 -3 x3 | trial T1 -3 x3"],
  ["nine trials for nine boxes of the power", "revenue R1 -3 x9 | trial T1 -3 x9"],
  ["two trials of another power for two boxes", "revenue R1 -3 x2 | trial T1 -1 x2"],
  ["one trial of each of two other powers", "revenue R1 -3 x2 | trial T1 -1 x1, T1 -2 x1"],
  ["two of the power and two of another for four boxes", "revenue R1 -3 x4 | trial T1 -3 x2, T1 -1 x2"],
  ["four of the power for four boxes", "revenue R1 -3 x4 | trial T1 -3 x4"],
  ["two trials of each of two sold powers", "revenue R1 -3 x2, R1 -1 x2 | trial T1 -3 x2, T1 -1 x2"],
  // Multiplier 2.
  ["two trials for one box worth two", "revenue R1b -3 x1 | trial T1 -3 x2"],
  ["six trials for three boxes worth two", "revenue R1b -3 x3 | trial T1 -3 x6"],
  ["two of the power and two others for two boxes worth two", "revenue R1b -3 x2 | trial T1 -3 x2, T1 -1 x2"],
  ["other series of its own", "revenue R2 -3 x3 | trial T2 -3 x6"],
  // Several revenue series of one trial series.
  ["boxes of two series added, worth 1 and 2", "revenue R1 -3 x2, R1b -3 x2 | trial T1 -3 x6"],
  ["one box of each of two series", "revenue R1 -3 x1, R1b -3 x1 | trial T1 -3 x2"],
  // Revenue of every kind counts.
  ["a patient's order as revenue", "order:dana R1 -3 x2 | trial T1 -3 x2"],
  ["two preorders of revenue", "revenue R1 -3 x2 | order:dana R1 -3 x2 | trial T1 -3 x4"],
  ["plano and its power", "revenue R1 0 x2 | trial T1 0 x2"],
  ["lenses without a power", "revenue R1 none x2 | trial T1 none x2"],
  // Patients.
  ["one trial on each eye of a patient", "dana T1 -3 x1, T1 -2.5 x1"],
  ["two trials on one eye", "dana T1 -3 x2"],
  ["two series for one patient", "dana T1 -3 x1, T2 -3 x1"],
  ["two trials for each of two patients", "dana T1 -3 x2 | noa T1 -3 x2"],
  ["a patient's trial of a series that nothing refers to", "dana T0 -3 x2"],
  // What does not count.
  ["trials saved for later", "saved T1 -3 x9"],
])("allowed: %s (%s)", (_, text) => {
  expect(findTrialFindings(cartOf(text), seriesById)).toEqual({ invalidItems: [], invalidPatientItems: [] });
});

test.each<[string, string, string[]]>([
  // The first reason that applies.
  ["a series that is not known", "trial X -3 x1", ["X all 1 of 0 noMatchingTrialBySeriesId p1"]],
  ["a revenue series as trial", "revenue R1 -3 x9 | trial R1 -3 x1", ["R1 all 1 of 0 noMatchingTrialBySeriesId p2"]],
  ["a trial series that nothing refers to", "revenue R1 -3 x9 | trial T0 -3 x1", ["T0 all 1 of 0 noMatchingRevenueByTrialReference p2"]],
  ["no revenue at all", "trial T1 -3 x1", ["T1 all 1 of 0 revenueMissing p1"]],
  ["revenue of another series only", "revenue R2 -3 x9 | trial T1 -3 x2", ["T1 all 2 of 0 revenueMissing p2"]],
  ["revenue marked for deletion only", "marked R1 -3 x9 | trial T1 -3 x1", ["T1 all 1 of 0 revenueMissing p2"]],
  ["a patient's trial as revenue", "dana R1 -3 x1 | trial T1 -3 x1", ["T1 all 1 of 0 revenueMissing p2"]],
  ["several powers without revenue, one entry", "trial T1 -3 x1, T1 -2 x2", ["T1 all 3 of 0 revenueMissing p1"]],
  // Limit (a).
  ["two trials for one box", "revenue R1 -3 x1 | trial T1 -3 x2", ["T1 all 2 of 1 exceedsRevenueTimesMultiplier p2"]],
  ["two other powers for one box", "revenue R1 -3 x1 | trial T1 -1 x1, T1 -2 x1", ["T1 all 2 of 1 exceedsRevenueTimesMultiplier p2"]],
  ["trials of two preorders", "revenue R1 -3 x2 | trial T1 -3 x2 | trial T1 -1 x1", ["T1 all 3 of 2 exceedsRevenueTimesMultiplier p2+p3"]],
  [
    "the power and another for two boxes",
    "revenue R1 -3 x2 | trial T1 -3 x2, T1 -1 x2",
    ["T1 all 4 of 2 exceedsRevenueTimesMultiplier p2"],
  ],
  ["series worth 0", "revenue R0 -3 x9 | trial T1 -3 x1", ["T1 all 1 of 0 revenueMissing p2"]],
  // Limit (b) on a sold power.
  ["three of the power for two boxes worth two", "revenue R1b -3 x2 | trial T1 -3 x3", ["T1 -300 3 of 2 exceedsPowerAllowance p2"]],
  ["three of a power of one box among many", "revenue R1 -3 x1, R1 -1 x9 | trial T1 -3 x3", ["T1 -300 3 of 2 exceedsPowerAllowance p2"]],
  ["four of a power of three boxes among many", "revenue R1 -3 x3, R1 -1 x9 | trial T1 -3 x4", ["T1 -300 4 of 3 exceedsPowerAllowance p2"]],
  [
    "seven of a power of three boxes worth two",
    "revenue R1b -3 x3, R1 -1 x9 | trial T1 -3 x7",
    ["T1 -300 7 of 6 exceedsPowerAllowance p2"],
  ],
  [
    "eight for two boxes of each of two series",
    "revenue R1 -3 x2, R1b -3 x2, R1 0 x9 | trial T1 -3 x8",
    ["T1 -300 8 of 6 exceedsPowerAllowance p2"],
  ],
  ["plus and minus of one amount", "revenue R1 3 x9 | trial T1 -3 x3", ["T1 -300 3 of 2 exceedsPowerAllowance p2"]],
  // Limit (b) on the other powers.
  ["three of one other power", "revenue R1 -3 x9 | trial T1 -1 x3", ["T1 -100 3 of 2 exceedsPowerAllowance p2"]],
  [
    "three other powers, an entry for each",
    "revenue R1 -3 x9 | trial T1 -1 x1, T1 -2 x1, T1 0 x1",
    ["T1 -200 1 of 2 exceedsPowerAllowance p2", "T1 -100 1 of 2 exceedsPowerAllowance p2", "T1 0 1 of 2 exceedsPowerAllowance p2"],
  ],
  [
    "two other powers of two each, in two preorders",
    "revenue R1 -3 x9 | trial T1 -1 x2 | trial T1 -2 x2",
    ["T1 -200 2 of 2 exceedsPowerAllowance p3", "T1 -100 2 of 2 exceedsPowerAllowance p2"],
  ],
  ["the powers in quarter steps are apart", "revenue R1 -3 x9 | trial T1 -3.25 x3", ["T1 -325 3 of 2 exceedsPowerAllowance p2"]],
  // Both limits.
  [
    "too many in all and of the power",
    "revenue R1 -3 x3 | trial T1 -3 x4",
    ["T1 all 4 of 3 exceedsRevenueTimesMultiplier p2", "T1 -300 4 of 3 exceedsPowerAllowance p2"],
  ],
  [
    "too many in all, of the power and of the others",
    "revenue R1 -3 x2 | trial T1 -3 x3, T1 -1 x3",
    [
      "T1 all 6 of 2 exceedsRevenueTimesMultiplier p2",
      "T1 -300 3 of 2 exceedsPowerAllowance p2",
      "T1 -100 3 of 2 exceedsPowerAllowance p2",
    ],
  ],
  ["two trial series are judged apart", "revenue R1 -3 x2 | trial T1 -3 x2, T2 -3 x1", ["T2 all 1 of 0 revenueMissing p2"]],
])("refused per product: %s (%s)", (_, text, expected) => {
  const findings = findTrialFindings(cartOf(text), seriesById);
  expect(findings.invalidItems.map(written)).toEqual(expected);
  expect(findings.invalidPatientItems.filter(({ reason }) => reason === "exceedsPatientTrials")).toEqual([]);
});

test.each<[string, string, string[]]>([
  ["three on one eye", "dana T1 -3 x3", ["dana 3 of 2 exceedsPatientTrials p1"]],
  ["two and one on the eyes", "dana T1 -3 x2, T1 -1 x1", ["dana 3 of 2 exceedsPatientTrials p1"]],
  ["three in two preorders", "dana T1 -3 x2 | dana T2 -1 x1", ["dana 3 of 2 exceedsPatientTrials p1+p2"]],
  ["three although much revenue is carted", "revenue R1 -3 x9 | dana T1 -3 x3", ["dana 3 of 2 exceedsPatientTrials p2"]],
  ["one patient of two", "dana T1 -3 x3 | noa T1 -3 x2", ["dana 3 of 2 exceedsPatientTrials p1"]],
  ["both of two patients", "noa T1 -3 x3 | dana T1 -3 x4", ["noa 3 of 2 exceedsPatientTrials p1", "dana 4 of 2 exceedsPatientTrials p2"]],
  ["a series that is no trial", "dana R1 -3 x1", ["dana 1 of 0 noMatchingTrialBySeriesId p1"]],
  ["a series that is not known, beside a trial", "dana X -3 x1, T1 -3 x1", ["dana 1 of 0 noMatchingTrialBySeriesId p1"]],
  ["both at once", "dana X -3 x1, T1 -3 x2", ["dana 1 of 0 noMatchingTrialBySeriesId p1", "dana 3 of 2 exceedsPatientTrials p1"]],
])("refused per patient: %s (%s)", (_, text, expected) => {
  const findings = findTrialFindings(cartOf(text), seriesById);
  expect(findings.invalidPatientItems.map(writtenPatient)).toEqual(expected);
  expect(findings.invalidItems).toEqual([]);
});

test("a patient's trials neither use up nor need revenue boxes", () => {
  const { invalidItems } = findTrialFindings(cartOf("revenue R1 -3 x2 | dana T1 -3 x2 | trial T1 -3 x2"), seriesById);
  expect(invalidItems).toEqual([]);
});

test("boxes on promotion count as revenue, solutions do not", () => {
  const trial = officeTrial("t", [lens("t", { seriesId: "T1" })]);
  expect(findTrialFindings([promotion("p", [lens("a", { seriesId: "R1" })]), trial], seriesById).invalidItems).toEqual([]);
  expect(findTrialFindings([solutions("s", [{ id: "a", solutionId: "R1", quantity: 9 }]), trial], seriesById).invalidItems).toHaveLength(1);
});

test("every pack counts the same, and a power sent as a string is the same power", () => {
  const revenue = stock("p", [
    lens("a", { seriesId: "R1", packSize: 90 }),
    lens("b", { seriesId: "R1", packSize: 30, values: { power: "-3.00" } }),
  ]);
  const trial = officeTrial("t", [lens("t", { seriesId: "T1", packSize: 5, quantity: 2 })]);
  expect(findTrialFindings([revenue, trial], seriesById).invalidItems).toEqual([]);
});

test("minus zero is plano", () => {
  const cart = [
    stock("p", [lens("a", { seriesId: "R1", quantity: 9, values: { power: -0 } })]),
    officeTrial("t", [lens("t", { seriesId: "T1", quantity: 3, values: { power: 0 } })]),
  ];
  expect(findTrialFindings(cart, seriesById).invalidItems).toEqual([]);
});

const quantity = fc.integer({ min: 0, max: 5 });
const line = (ids: string[]) =>
  fc.record({
    seriesId: fc.constantFrom(...ids),
    values: fc.constantFrom({ power: -3 }, { power: -1 }, { power: 0 }, { power: 2.25 }, {}),
    quantity,
  });
const everyId = [...catalogue.map(({ id }) => id), "X"];
const status = fc.constantFrom<Preorder["status"]>("active", "active", "active", "savedForLater", "markedForDeletion");
const who = fc.constantFrom("dana", "noa");

const anyPreorder: fc.Arbitrary<Preorder> = fc.oneof(
  fc.tuple(fc.array(line(["R1", "R1b", "R2", "R0"]), { maxLength: 4 }), status).map(([given, status]) =>
    stock(
      "",
      given.map((each) => lens("", each)),
      { status },
    ),
  ),
  fc.tuple(fc.array(line(everyId), { maxLength: 4 }), status).map(([given, status]) =>
    officeTrial(
      "",
      given.map((each) => lens("", each)),
      { status },
    ),
  ),
  fc
    .tuple(who, line(everyId), line(everyId))
    .map(([id, right, left]) => patientTrial("", id, { right: lens("", right), left: lens("", left) })),
  fc.tuple(who, line(["R1", "R1b", "R2"])).map(([id, right]) => patient("", id, { right: lens("", right) })),
);
const anyCart = fc
  .array(anyPreorder, { maxLength: 7 })
  .map((preorders) => preorders.map((preorder, index) => ({ ...preorder, id: `p${index}` })));

test("any cart is judged as counting it box by box does", () => {
  fc.assert(
    fc.property(anyCart, (preorders) => {
      const findings = findTrialFindings(preorders, seriesById);
      const expected = bruteForceFindings(preorders, catalogue);
      const items = findings.invalidItems.map((item) => ({
        about: item.seriesId,
        power: item.power,
        quantity: item.quantity,
        max: item.maxQuantity,
        reason: item.reason,
        preorders: item.preorderIds.toSorted(),
      }));
      const patients = findings.invalidPatientItems.map((item) => ({
        about: item.patientId,
        power: null,
        quantity: item.quantity,
        max: item.maxQuantity,
        reason: item.reason,
        preorders: item.preorderIds.toSorted(),
      }));
      const sorted = <T>(some: T[]) => some.map((each) => JSON.stringify(each)).sort();
      expect(sorted(items)).toEqual(sorted(expected.items));
      expect(sorted(patients)).toEqual(sorted(expected.patients));
    }),
    { numRuns: 2000 },
  );
});

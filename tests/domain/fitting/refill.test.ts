import fc from "fast-check";
import { expect, test } from "vitest";
import { type LackingLens, proposeRefill, seriesAllowance } from "~/domain/fitting/refill";
import type { Preorder } from "~/domain/order/preorder";
import { officeAllowance } from "~/domain/trial/trial-allowance";
import { findTrialFindings } from "~/domain/trial/trial-findings";
import { lens, officeTrial } from "../order/preorder-builders";
import { cartOf, seriesById } from "../trial/trial-carts";

/** "T1 -3 2/4" is a trial lens of series T1 and power -3.00 with two packs on the shelf and four wanted. */
function lacking(text: string, given: Partial<LackingLens> = {}): LackingLens {
  const [seriesId = "", power = "", share = ""] = text.split(" ");
  const [onShelf = 0, wanted = 0] = share.split("/").map(Number);
  const plain = { packSize: 3, expected: 0, orderable: true };
  return { ...plain, ...{ seriesId, productId: `${seriesId} ${power}`, values: { power: Number(power) }, onShelf, wanted }, ...given };
}

test.each<[string, string, string[], Record<string, number>, Record<string, [number, string, number]>]>([
  ["what is missing, if the cart allows it", "revenue R1 -3 x4", ["T1 -3 1/3", "T1 -1 0/1"], { "T1 -3": 2, "T1 -1": 1 }, {}],
  [
    "no more than the boxes allow, the emptiest lens first",
    "revenue R1 -3 x1, R1 -1 x1",
    ["T1 -3 1/3", "T1 -1 0/2"],
    { "T1 -1": 2 },
    { "T1 -3": [2, "exceedsRevenueTimesMultiplier", 2] },
  ],
  [
    "two of the powers that are not in the cart, the weaker ones first",
    "revenue R1 -3 x9",
    ["T1 -5 0/1", "T1 -1 0/1", "T1 2 0/1"],
    { "T1 -1": 1, "T1 2": 1 },
    { "T1 -5": [1, "exceedsPowerAllowance", 2] },
  ],
  [
    "nothing without boxes of the series",
    "revenue R2 -3 x9",
    ["T1 -3 0/2", "T2 -3 0/1"],
    { "T2 -3": 1 },
    { "T1 -3": [2, "revenueMissing", 0] },
  ],
  [
    "nothing beyond what the cart already contains",
    "revenue R1 -3 x2 | trial T1 -3 x2",
    ["T1 -3 0/3"],
    {},
    { "T1 -3": [3, "exceedsRevenueTimesMultiplier", 2] },
  ],
])("proposes %s", (_, cart, lenses, proposed, leftOut) => {
  const lines = proposeRefill(
    lenses.map((text) => lacking(text)),
    cartOf(cart),
    seriesById,
  );
  expect(Object.fromEntries(lines.flatMap((line) => (line.proposed > 0 ? [[line.productId, line.proposed]] : [])))).toEqual(proposed);
  expect(
    Object.fromEntries(lines.flatMap(({ productId, leftOut: out }) => (out ? [[productId, [out.packs, out.reason, out.max]]] : []))),
  ).toEqual(leftOut);
});

test("counts what is on its way or in the cart, and leaves out what cannot be ordered", () => {
  const lines = proposeRefill(
    [lacking("T1 -3 1/4", { expected: 2 }), lacking("T1 -1 1/2", { expected: 3 }), lacking("T1 -2 0/2", { orderable: false })],
    cartOf("revenue R1 -3 x9"),
    seriesById,
  );
  expect(lines.map(({ lacking: packs, proposed, leftOut }) => [packs, proposed, leftOut])).toEqual([
    [1, 1, null],
    [0, 0, null],
    [2, 0, { packs: 2, reason: "notOrderable", max: 0 }],
  ]);
});

test.each<[string, string, string, [number, number, number, string | null]]>([
  ["boxes", "T1", "revenue R1 -3 x4 | trial T1 -3 x1", [4, 1, 3, null]],
  ["no boxes", "T1", "revenue R2 -3 x4", [0, 0, 0, "revenueMissing"]],
  ["no series that allows it", "T0", "revenue R2 -3 x4", [0, 0, 0, "noMatchingRevenueByTrialReference"]],
])("the allowance of a series with %s", (_, seriesId, cart, [max, used, left, reason]) => {
  expect(seriesAllowance(seriesId, cartOf(cart), seriesById)).toEqual({ max, used, left, reason });
});

const power = fc.constantFrom(-5, -3, -1, 2);
const boxes = fc.record({ seriesId: fc.constantFrom("R1", "R1b", "R2"), power, quantity: fc.integer({ min: 1, max: 6 }) });
const lackingLens = fc.record({
  seriesId: fc.constantFrom("T0", "T1", "T2"),
  power,
  onShelf: fc.nat(4),
  wanted: fc.nat(6),
  expected: fc.nat(2),
});

test("for any shelf and cart, the proposal stays within the trial rules and leaves out nothing that they allow", () => {
  fc.assert(
    fc.property(
      fc.array(boxes, { maxLength: 5 }),
      fc.uniqueArray(lackingLens, { maxLength: 6, selector: ({ seriesId, power: value }) => `${seriesId} ${value}` }),
      (carted, wanted) => {
        const cart: Preorder[] =
          carted.length === 0 ? [] : cartOf(carted.map((each) => `revenue ${each.seriesId} ${each.power} x${each.quantity}`).join(" | "));
        const lenses = wanted.map(({ seriesId, power: value, onShelf, wanted: packs, expected }) =>
          lacking(`${seriesId} ${value} ${onShelf}/${packs}`, { expected }),
        );
        const lines = proposeRefill(lenses, cart, seriesById);
        const ordered = lines
          .filter(({ proposed }) => proposed > 0)
          .map(({ seriesId, productId, values, proposed }) => lens(productId, { seriesId, values, quantity: proposed }));
        const filled = ordered.length === 0 ? cart : [...cart, officeTrial("refill", ordered)];
        expect(findTrialFindings(filled, seriesById)).toEqual({ invalidItems: [], invalidPatientItems: [] });
        for (const { seriesId, values, lacking: packs, proposed, leftOut } of lines) {
          expect(proposed + (leftOut?.packs ?? 0)).toBe(packs);
          if (leftOut) expect(officeAllowance({ seriesId, power: values.power }, filled, seriesById).left).toBe(0);
        }
      },
    ),
  );
});

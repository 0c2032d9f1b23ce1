import fc from "fast-check";
import { expect, test } from "vitest";
import { compareReview, type ReviewChange, type ShownLine } from "~/domain/cart/compare-review";

const shown: ShownLine = {
  preorderId: "p",
  lineId: "a",
  quantity: 8,
  amount: 96000,
  orderable: true,
  now: 6,
  later: 2,
  nowDay: "2026-11-25",
  promisedDay: "2026-11-29",
};
const change = (kind: ReviewChange["kind"], before: ReviewChange["before"], after: ReviewChange["after"]): ReviewChange => {
  return { kind, preorderId: "p", lineId: "a", before, after };
};

test.each<[string, Partial<ShownLine>, ReviewChange[]]>([
  ["became dearer", { amount: 96001 }, [change("dearer", 96000, 96001)]],
  ["cannot be ordered any more", { orderable: false, amount: 0, now: 0, later: 0, promisedDay: null }, [change("unavailable", 8, 0)]],
  ["is promised a day later", { promisedDay: "2026-11-30" }, [change("later", "2026-11-29", "2026-11-30")]],
  ["has no promised day any more", { promisedDay: null }, [change("later", "2026-11-29", null)]],
  ["delivers what leaves now a day later", { nowDay: "2026-11-26" }, [change("later", "2026-11-25", "2026-11-26")]],
  [
    "delivers both parts later",
    { nowDay: "2026-11-26", promisedDay: "2026-11-30" },
    [change("later", "2026-11-25", "2026-11-26"), change("later", "2026-11-29", "2026-11-30")],
  ],
  ["leaves later as a whole", { now: 0, later: 8, nowDay: null }, [change("split", 2, 8)]],
  ["leaves in a worse split", { now: 5, later: 3 }, [change("split", 2, 3)]],
  ["has another quantity", { quantity: 9 }, [change("changed", 8, 9)]],
  [
    "became dearer, later and worse split at once",
    { amount: 100000, promisedDay: "2026-12-01", now: 0, later: 8 },
    [change("dearer", 96000, 100000), change("later", "2026-11-29", "2026-12-01"), change("split", 2, 8)],
  ],
  [
    "became cheaper but is promised later",
    { amount: 90000, promisedDay: "2026-11-30" },
    [change("cheaper", 96000, 90000), change("later", "2026-11-29", "2026-11-30")],
  ],
])("a line that %s is named with what changed", (_, difference, changes) => {
  const present = { lines: [{ ...shown, ...difference }] };
  expect(compareReview({ lines: [shown] }, present)).toEqual(changes);
});

test.each<[string, Partial<ShownLine>, ReviewChange[]]>([
  ["is the same", {}, []],
  ["became cheaper", { amount: 95000 }, [change("cheaper", 96000, 95000)]],
  ["is promised earlier", { promisedDay: "2026-11-26" }, []],
  ["delivers what leaves now earlier", { nowDay: "2026-11-24" }, []],
  ["leaves in a better split", { now: 8, later: 0 }, []],
])("a line that %s is no reason to refuse", (_, difference, changes) => {
  const present = { lines: [{ ...shown, ...difference }] };
  expect(compareReview({ lines: [shown] }, present)).toEqual(changes);
});

test("a line of which everything leaves now is named once when it arrives later", () => {
  const whole = { ...shown, now: 8, later: 0, nowDay: "2026-11-25", promisedDay: "2026-11-25" };
  const present = { ...whole, nowDay: "2026-11-26", promisedDay: "2026-11-26" };
  expect(compareReview({ lines: [whole] }, { lines: [present] })).toEqual([change("later", "2026-11-25", "2026-11-26")]);
});

test("a review stored without the day of what leaves now is compared by its last day only", () => {
  const { nowDay, ...stored } = shown;
  expect(compareReview({ lines: [stored] }, { lines: [{ ...shown, nowDay: "2026-11-26" }] })).toEqual([]);
});

test.each<[string, Partial<ShownLine>, Partial<ShownLine>, ReviewChange[]]>([
  ["has ended", { promotional: true }, { promotional: false }, [change("promotionEnded", null, null)]],
  [
    "has ended with its discount",
    { promotional: true },
    { promotional: false, amount: 97000 },
    [change("dearer", 96000, 97000), change("promotionEnded", null, null)],
  ],
  ["runs", { promotional: true }, { promotional: true }, []],
  ["was never named", { promotional: false }, { promotional: false }, []],
  ["was not stored with an older review", {}, { promotional: false }, []],
])("a line whose promotion %s (D74)", (_, before, after, changes) => {
  expect(compareReview({ lines: [{ ...shown, ...before }] }, { lines: [{ ...shown, ...after }] })).toEqual(changes);
});

test("a line that could not be ordered at the review either is not a change", () => {
  const sold = { ...shown, orderable: false };
  expect(compareReview({ lines: [sold] }, { lines: [sold] })).toEqual([]);
});

test("lines added or removed since the review are named", () => {
  const other = { ...shown, lineId: "b", quantity: 3 };
  expect(compareReview({ lines: [shown] }, { lines: [other] })).toEqual([
    change("removed", 8, 0),
    { ...change("added", 0, 3), lineId: "b" },
  ]);
  expect(compareReview({ lines: [] }, { lines: [shown] })).toEqual([change("added", 0, 8)]);
});

test("a later day or a higher amount is always named, however the rest improves", () => {
  const worse = fc.constantFrom<Partial<ShownLine>>({ amount: 96001 }, { promisedDay: "2027-01-01" }, { later: 3 }, { orderable: false });
  const better = fc.record({ amount: fc.integer({ min: 0, max: 96000 }), later: fc.integer({ min: 0, max: 2 }) });
  fc.assert(
    fc.property(better, worse, (improved, worsened) => {
      const changes = compareReview({ lines: [shown] }, { lines: [{ ...shown, ...improved, ...worsened }] });
      expect(changes.some(({ kind }) => kind !== "cheaper")).toBe(true);
    }),
  );
});

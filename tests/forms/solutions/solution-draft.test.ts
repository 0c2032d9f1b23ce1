import { describe, expect, test } from "vitest";
import {
  amountOf,
  beginDraft,
  parseSolutionDraft,
  removedSolutions,
  solutionPreorder,
  totalOf,
  withoutRemovals,
} from "~/forms/solutions/solution-draft";
import { type SolutionRow, stockOfBottles } from "~/forms/solutions/solution-row";

const row = (id: string, given: Partial<SolutionRow> = {}): SolutionRow => ({
  ...{ id, imageId: id, displayName: id, manufacturerName: "Clearwell", volumeMillilitres: 360, bottlesPerCase: 24, starter: false },
  ...{ priceRetail: { amount: 2900, currency: "ILS" }, priceAnnual: { amount: 2600, currency: "ILS" }, annualBottles: 6 },
  shelf: { onHand: 40, nowDay: "2026-11-25", laterDay: null, isLast: false },
  stock: { status: "inStock", left: null, now: 1, later: 0, expectedAt: null, laterDay: null },
  ...{ isFavourite: false, available: true, ...given },
});
const rows = [row("saline"), row("kit", { starter: true, bottlesPerCase: 12 })];
let made = 0;
function newId(): string {
  made += 1;
  return `0190c000-0000-7000-8000-${String(made).padStart(12, "0")}`;
}

describe("the bottles of a solution", () => {
  test.each([
    ["cases and bottles together", { cases: "2", bottles: "5" }, 53, null],
    ["nothing typed", { cases: "", bottles: "" }, 0, null],
    ["a zero", { cases: "0", bottles: "3" }, 3, null],
    ["a word", { cases: "x", bottles: "3" }, 0, { solutionId: "saline", code: "notWhole", given: "x" }],
    ["a negative number", { cases: "", bottles: "-2" }, 0, { solutionId: "saline", code: "negative", given: "-2" }],
    ["a half", { cases: "", bottles: "2.5" }, 0, { solutionId: "saline", code: "notWhole", given: "2.5" }],
    ["more than 1,000", { cases: "42", bottles: "" }, 1008, { solutionId: "saline", code: "tooLarge", given: "1008" }],
  ])("with %s", (_, typed, bottles, mistake) => {
    expect(totalOf(row("saline"), typed)).toEqual({ bottles, mistake });
  });

  test("of a starter kit are ordered one by one", () => {
    expect(totalOf(row("kit", { starter: true }), { cases: "2", bottles: "3" }).bottles).toBe(3);
  });

  test("cost the annual price from a year's supply on", () => {
    expect([amountOf(row("saline"), 5), amountOf(row("saline"), 6)]).toEqual([14_500, 15_600]);
  });

  test("have no price beyond the last ones in stock", () => {
    const shelf = { onHand: 2, nowDay: null, laterDay: null, isLast: true };
    expect([1, 2, 120].map((bottles) => amountOf(row("saline", { shelf }), bottles))).toEqual([2900, 5800, 5800]);
    expect(amountOf(row("saline", { shelf: { ...shelf, onHand: 0 } }), 120)).toBe(0);
  });
});

test("a solution in the cart is removed when its quantity is cleared, not when it is mistyped or not in the cart", () => {
  const typed = { saline: { cases: "0", bottles: "" }, kit: { cases: "", bottles: "" } };
  const removals = [{ solutionId: "saline", name: "saline", bottles: 30 }];
  expect(removedSolutions(rows, typed, { saline: 30 })).toEqual(removals);
  expect(removedSolutions(rows, { saline: { cases: "", bottles: "x" } }, { saline: 30 })).toEqual([]);
  expect(withoutRemovals(rows, typed, removals)).toEqual({ ...typed, saline: { cases: "1", bottles: "6" } });
});

test("the form begins with the cart's cases and bottles, and sends bottles", () => {
  const lines = [{ id: newId(), solutionId: "saline", quantity: 30 }];
  const begun = beginDraft(rows, { id: newId(), revision: 3, lines } as never, newId);
  expect(begun.typed).toEqual({ saline: { cases: "1", bottles: "6" } });
  const read = parseSolutionDraft(
    [
      ["preorder", begun.preorderId],
      ["revision", "3"],
      ["bottles.kit", "2"],
      ["cases.saline", "1"],
    ],
    begun,
  );
  expect(solutionPreorder(read, rows, null)).toEqual({
    id: begun.preorderId,
    revision: 3,
    orderType: "Solution",
    note: "",
    merchandise: {
      purchaseType: "Solution",
      solutions: [
        { id: lines[0]?.id, solutionId: "saline", quantity: 24 },
        { id: begun.lineIds.kit, solutionId: "kit", quantity: 2 },
      ],
    },
  });
});

describe("a carted solution that is no longer listed", () => {
  const present = {
    ...{ id: newId(), revision: 3, note: "for the front desk" },
    lines: [
      { id: newId(), solutionId: "saline", productName: "saline", quantity: 2 },
      { id: newId(), solutionId: "gone", productName: "gone", quantity: 4 },
    ],
  };
  const sent = (carted: typeof present) => solutionPreorder(beginDraft(rows, present, newId), rows, carted).merchandise.solutions;

  test("stays in the cart as it is when others are saved (D62)", () => {
    expect(sent(present)).toEqual(present.lines.map(({ id, solutionId, quantity }) => ({ id, solutionId, quantity })));
  });

  test("and the note of the preorder stay, also when nothing is typed", () => {
    expect(solutionPreorder(beginDraft(rows, present, newId), rows, present).note).toBe("for the front desk");
  });

  test("is not taken over into another preorder", () => {
    expect(sent({ ...present, id: newId() })?.map(({ solutionId }) => solutionId)).toEqual(["saline"]);
  });
});

describe("the availability of bottles", () => {
  const shelf = { onHand: 10, nowDay: "2026-11-25", laterDay: "2026-12-07", isLast: false };
  const [now, later] = [
    { quantity: 10, day: "2026-11-25", isLater: false, toPatient: false },
    { quantity: 5, day: "2026-12-07", isLater: true, toPatient: false },
  ];

  test("splits them by the days on which they arrive", () => {
    expect(stockOfBottles(row("saline", { shelf }), 15)).toMatchObject({ now: 10, later: 5, arrivals: [now, later] });
    expect(stockOfBottles(row("saline", { shelf }), 4).arrivals).toEqual([{ ...now, quantity: 4 }]);
  });

  test("promises none of a discontinued solution", () => {
    const last = row("saline", { shelf: { ...shelf, isLast: true } });
    expect(stockOfBottles(last, 15)).toMatchObject({ status: "limited", left: 10, now: 10, later: 0, arrivals: [now] });
  });
});

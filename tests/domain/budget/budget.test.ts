import { expect, test } from "vitest";
import { budgetIn, budgetLeft, checkBudgetMonth, offeredMonths, stepsFrom } from "~/domain/budget/budget";

const steps = [
  { fromMonth: "2027-01", amount: 900 },
  { fromMonth: "2026-11", amount: 500 },
  { fromMonth: "2027-03", amount: null },
];

test.each([
  ["2026-10", null],
  ["2026-11", 500],
  ["2026-12", 500],
  ["2027-01", 900],
  ["2027-03", null],
  ["2028-01", null],
])("in %s a location may spend %s (D103)", (month, amount) => {
  expect(budgetIn(steps, month)).toBe(amount);
});

test("what is in force comes first, then what is planned", () => {
  expect(stepsFrom(steps, "2026-12")).toEqual([
    { fromMonth: "2026-12", amount: 500 },
    { fromMonth: "2027-01", amount: 900 },
    { fromMonth: "2027-03", amount: null },
  ]);
  expect(stepsFrom([], "2026-12")).toEqual([{ fromMonth: "2026-12", amount: null }]);
});

test("it is set from this month on, at most a year ahead", () => {
  const months = offeredMonths("2026-11-23");
  expect([months.length, months[0], months.at(-1)]).toEqual([13, "2026-11", "2027-11"]);
  expect(checkBudgetMonth("2026-11", "2026-11-30")).toEqual({ permitted: true });
  for (const month of ["2026-10", "2027-12"]) {
    expect(checkBudgetMonth(month, "2026-11-30")).toEqual({ permitted: false, code: "monthNotOffered", values: undefined });
  }
});

test.each([
  [500, 200, 0, 300],
  [500, 200, 300, 0],
  [500, 200, 301, -1],
  [500, 700, 0, -200],
])("of %i, with %i spent and an order of %i, %i are left", (amount, spent, gross, left) => {
  expect(budgetLeft({ amount, spent }, gross)).toBe(left);
});

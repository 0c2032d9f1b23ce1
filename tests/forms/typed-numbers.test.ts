import { describe, expect, test } from "vitest";
import { numberOf } from "~/domain/import/parse-row";
import { findConflict } from "~/domain/order/plan-sheets";
import { parseClaims } from "~/forms/deliveries/claimed-lines";
import { typedPacks } from "~/forms/fitting/fitting-form";
import { parseWanted, wantedField } from "~/forms/fitting/wanted-form";
import { isWanted } from "~/forms/patient-order/find-draft-mistakes";
import { parseTypedRule } from "~/forms/settings/approval-rule-form";
import { parseTypedAmount, typedAmount } from "~/forms/settings/typed-amount";
import { typedNumbers } from "~/forms/shelf-count/typed-count";
import { totalOf } from "~/forms/solutions/solution-draft";
import type { SolutionRow } from "~/forms/solutions/solution-row";

/* The number fields of the forms accept what Japanese and Korean keyboards type, and pasted direction marks. */

const solution = { id: "s", starter: false, bottlesPerCase: 24 } as SolutionRow;
const lacking = { transactionId: "t", lineId: "l", orderId: "o", missing: 12 } as Parameters<typeof parseClaims>[1][number];
const claim = (quantity: string) => {
  const form = new FormData();
  form.set("claim", "t.l");
  return parseClaims({ form, quantities: { "t.l": quantity }, message: "" }, [lacking]);
};

describe.each([["１２"], ["\u200f12"], [" 12 "]])("%j is twelve", (text) => {
  test("packs of a fitting set, there and wanted", () => {
    expect(typedPacks(text, 1)).toBe(12);
    expect(parseWanted([[wantedField({ productId: "a", wanted: 1 }), text]])).toEqual({
      wanted: [{ productId: "a", packs: 12 }],
      mistakes: [],
    });
  });

  test("boxes counted on the shelf", () => {
    const field = { key: "lens", shown: "3", text };
    expect(typedNumbers([field])).toMatchObject({ typed: [{ productId: "lens", boxes: 12 }], mistakes: [] });
    expect(typedNumbers([{ ...field, shown: "12" }])).toMatchObject({ typed: [], mistakes: [] });
  });

  test("a budget, and the amount of an approval rule", () => {
    expect(parseTypedAmount(text, { coins: 100, max: 1200 })).toBe(1200);
    expect(parseTypedAmount(text, { coins: 100, max: 1199 })).toBeUndefined();
    expect(parseTypedRule({ askedOf: "staff", above: text, aboveBudget: "" }, { coins: 1 })).toMatchObject({ aboveAmount: 12 });
  });

  test("missing boxes that are claimed, at most those that are missing", () => {
    expect(claim(text).claims).toMatchObject([{ quantity: 12 }]);
    expect(claim(text).typed.mistakes).toEqual({});
  });

  test("numbers of a promotion and of imported files", () => {
    expect(numberOf(text)).toBe(12);
  });

  test("cases of a solution", () => {
    expect(totalOf(solution, { cases: text, bottles: "" })).toEqual({ bottles: 288, mistake: null });
  });

  test("the cart's own quantity is no difference to it", () => {
    const sheet = { seriesId: "il-myday", preorderId: "p", revision: 1, base: {}, texts: { lens: text } };
    expect(findConflict(sheet, [{ id: "p", revision: 2, lines: [{ productId: "lens", quantity: 12 }] }])).toEqual([]);
  });
});

test.each(["", " ", "0", "00", "０", "\u200f0", "0."])("%j leaves an eye and a solution out of the order", (text) => {
  expect(isWanted(text)).toBe(false);
  expect(totalOf(solution, { cases: text, bottles: text })).toEqual({ bottles: 0, mistake: null });
});

test.each(["0", "13", "", "1e1", "0x5"])("%j boxes cannot be claimed of twelve", (text) => {
  expect(claim(text).typed.mistakes).toEqual({ "t.l": 12 });
});

test("an amount is typed exactly, with as many decimals as the currency has", () => {
  for (const amount of [0, 5, 50, 1200, 50_005, 1_000_000_000]) {
    expect(parseTypedAmount(typedAmount(amount, { coins: 100 }), { coins: 100, max: 1_000_000_000 })).toBe(amount);
    expect(parseTypedAmount(typedAmount(amount, { coins: 1 }), { coins: 1, max: 1_000_000_000 })).toBe(amount);
  }
  expect([5, 1200, 50_005].map((amount) => typedAmount(amount, { coins: 100 }))).toEqual(["0.05", "12", "500.05"]);
  const parse = (text: string, coins = 100) => parseTypedAmount(text, { coins, max: 1_000_000_000 });
  expect(["", "12.", ".5", "１２.5"].map((text) => parse(text))).toEqual([null, 1200, 50, 1250]);
  expect(["12.505", "1,200", ".", "-1", "10000000.01", "12.5x"].map((text) => parse(text))).toEqual(Array(6).fill(undefined));
  expect([parse("12.5", 1), parse("12", 1)]).toEqual([undefined, 12]);
});

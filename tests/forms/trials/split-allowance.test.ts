import { expect, test } from "vitest";
import { splitAllowance } from "~/forms/trials/split-allowance";

const limit = (reason: string, max: number, left: number) => ({ reason, max, used: max - left, left });

test("list and dialog of a trial show the same allowance for all powers, and the dialog also that of its power (D20)", () => {
  const inTotal = limit("exceedsRevenueTimesMultiplier", 9, 9);
  const ofPower = limit("exceedsPowerAllowance", 2, 2);
  expect(splitAllowance({ left: 2, limits: [ofPower, inTotal] })).toEqual({ inTotal, ofPower });
});

test("where nothing is allowed, both give the reason", () => {
  const none = limit("noMatchingRevenueByTrialReference", 0, 0);
  expect(splitAllowance({ left: 0, limits: [none] })).toEqual({ inTotal: { left: 0, max: 0 }, ofPower: null });
});

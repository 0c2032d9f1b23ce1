import { type ApprovalGroup, type ApprovalRule, aboveAmountMax, approvalGroups } from "~/domain/approval/approval-rule";
import { type Coins, parseTypedAmount, typedAmount } from "./typed-amount";

/** What is typed: the group, the amount in shekels or won, and whether the budget counts too ("on"). */
export type TypedRule = { askedOf: string; above: string; aboveBudget: string };

/** Returns the largest amount that can be typed. */
export const aboveMax = ({ coins }: Coins) => Math.floor(aboveAmountMax / coins);

/**
 * Returns the typed rule; null when the amount is not a valid one. A rule for nobody needs no amount, nor does one by the budget.
 */
export function parseTypedRule({ askedOf, above, aboveBudget }: TypedRule, { coins }: Coins): ApprovalRule | null {
  const group: ApprovalGroup = approvalGroups.find((each) => each === askedOf) ?? "nobody";
  const isByBudget = aboveBudget === "on";
  const amount = parseTypedAmount(above, { coins, max: aboveAmountMax });
  if (amount === undefined || (amount === null && group !== "nobody" && !isByBudget)) return null;
  return { askedOf: group, aboveAmount: amount === null && !isByBudget ? 0 : amount, aboveBudget: isByBudget };
}

/** Returns the form of a stored rule. */
export function typedRule({ askedOf, aboveAmount, aboveBudget }: ApprovalRule, { coins }: Coins): TypedRule {
  return { askedOf, above: typedAmount(aboveAmount, { coins }), aboveBudget: aboveBudget ? "on" : "" };
}

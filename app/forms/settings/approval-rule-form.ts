import { type ApprovalGroup, type ApprovalRule, aboveAmountMax, approvalGroups } from "~/domain/approval/approval-rule";

/** What is typed: the group, and the sum in whole shekels or won. */
export type TypedRule = { askedOf: string; above: string };

/** How many of the smallest unit are one of the currency. */
type Coins = { coins: number };

/** The largest sum that can be typed. */
export const aboveMax = ({ coins }: Coins) => Math.floor(aboveAmountMax / coins);

/** Returns the rule that was typed; null where the sum is no whole number that can be chosen. A sum is not asked of a rule for nobody. */
export function readTypedRule({ askedOf, above }: TypedRule, { coins }: Coins): ApprovalRule | null {
  const group: ApprovalGroup = approvalGroups.find((each) => each === askedOf) ?? "nobody";
  const text = above.trim() === "" && group === "nobody" ? "0" : above.trim();
  if (!/^\d{1,10}$/.test(text)) return null;
  const aboveAmount = Number(text) * coins;
  return aboveAmount <= aboveAmountMax ? { askedOf: group, aboveAmount } : null;
}

/** Returns the form of a rule that is stored. */
export function typedRule({ askedOf, aboveAmount }: ApprovalRule, { coins }: Coins): TypedRule {
  return { askedOf, above: String(Math.floor(aboveAmount / coins)) };
}

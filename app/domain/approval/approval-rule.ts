import { canOperate } from "../account/permissions";
import { isAdmin, type Role } from "../account/roles";
import { permitted, refused, type Verdict } from "../verdict";

/**
 * Whose orders need approval by a second person (D96): nobody's, those of staff without doctors, those of everybody but admins, or
 * everybody's.
 */
export const approvalGroups = ["nobody", "staff", "notAdmins", "everybody"] as const;
export type ApprovalGroup = (typeof approvalGroups)[number];

/**
 * `aboveAmount` is in the currency's smallest unit, VAT included: orders that cost more need approval; null when no amount applies. With
 * `aboveBudget`, orders that exceed the location's budget need approval too (D103).
 */
export type ApprovalRule = { askedOf: ApprovalGroup; aboveAmount: number | null; aboveBudget: boolean };

/** The rule of a practice that has not set one. */
export const noApprovalRule: ApprovalRule = { askedOf: "nobody", aboveAmount: 0, aboveBudget: false };

/** Whether two rules ask for the same approvals. */
export function isSameRule(one: ApprovalRule, other: ApprovalRule): boolean {
  return one.askedOf === other.askedOf && one.aboveAmount === other.aboveAmount && one.aboveBudget === other.aboveBudget;
}

/** The largest amount that can be set, in the smallest unit. */
export const aboveAmountMax = 1_000_000_000;

type Asker = { role: Role; isDoctor: boolean };

/**
 * Whether a rule applies to a person's orders (D96). Operators need no approval. Nobody approves their own order, so an admin needs none
 * while there is no other admin.
 */
export function concernsAsker({ askedOf }: Pick<ApprovalRule, "askedOf">, asker: Asker, otherAdminsQuantity: number): boolean {
  return asksOf(askedOf, asker) && (!isAdmin(asker.role) || otherAdminsQuantity > 0);
}

/**
 * Returns the amount above which an order needs approval: the rule's own, or what is left of the location's budget where that is less
 * (null: no budget); null when it never needs any. The rule must apply to the person.
 */
export function approvalAbove({ aboveAmount, aboveBudget }: ApprovalRule, left: number | null): number | null {
  const budget = aboveBudget && left !== null ? Math.max(left, 0) : null;
  if (aboveAmount === null || budget === null) return aboveAmount ?? budget;
  return Math.min(aboveAmount, budget);
}

function asksOf(askedOf: ApprovalGroup, { role, isDoctor }: Asker): boolean {
  if (askedOf === "nobody" || canOperate({ role })) return false;
  if (askedOf === "everybody") return true;
  return !isAdmin(role) && (askedOf === "notAdmins" || !isDoctor);
}

/** Whether an order of this amount needs approval: above the limit, not at it; an order that costs nothing never does. */
export function needsApproval(aboveAmount: number | null, gross: number): boolean {
  return aboveAmount !== null && gross > aboveAmount;
}

/** Refuses a rule that the practice may not set: admins can be included only when at least two have set up their accounts. */
export function checkApprovalRule(
  { askedOf }: Pick<ApprovalRule, "askedOf">,
  adminsQuantity: number,
): Verdict<undefined, "twoAdminsNeeded"> {
  return askedOf === "everybody" && adminsQuantity < 2 ? refused("twoAdminsNeeded") : permitted;
}

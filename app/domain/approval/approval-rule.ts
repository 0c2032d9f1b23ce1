import { canOperate } from "../account/permissions";
import { isAdmin, type Role } from "../account/roles";
import { permitted, refused, type Verdict } from "../verdict";

/** Whose orders a second person approves (D96): nobody's, those of staff without doctors, of everybody but admins, or of everybody. */
export const approvalGroups = ["nobody", "staff", "notAdmins", "everybody"] as const;
export type ApprovalGroup = (typeof approvalGroups)[number];

/**
 * `aboveAmount` in the currency's smallest unit: what costs more, VAT included, is approved first; null: no sum is asked for. With
 * `aboveBudget` what goes beyond the budget of its location is approved first too (D103).
 */
export type ApprovalRule = { askedOf: ApprovalGroup; aboveAmount: number | null; aboveBudget: boolean };

/** The rule of a practice that chose none. */
export const noApprovalRule: ApprovalRule = { askedOf: "nobody", aboveAmount: 0, aboveBudget: false };

/** The largest sum that can be chosen, in the smallest unit. */
export const aboveAmountMax = 1_000_000_000;

type Asker = { role: Role; isDoctor: boolean };

/**
 * Does a rule concern an asker's orders (D96)? The distributor's operators need no approval. Nobody approves their own order, so an admin
 * needs none while no other admin is there to give it.
 */
export function concernsAsker({ askedOf }: Pick<ApprovalRule, "askedOf">, asker: Asker, otherAdminsQuantity: number): boolean {
  return asksOf(askedOf, asker) && (!isAdmin(asker.role) || otherAdminsQuantity > 0);
}

/**
 * The sum above which an order needs approval by a rule that concerns its asker: the rule's own, or what is left of the location's budget
 * where that is less (null: it has none); null when it never does.
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

/** Does an order of this sum need approval? Above the sum, not at it; an order that costs nothing never does. */
export function needsApproval(aboveAmount: number | null, gross: number): boolean {
  return aboveAmount !== null && gross > aboveAmount;
}

/** May a practice choose this rule? Of admins it can be asked only where two of them have set up their accounts. */
export function checkApprovalRule(
  { askedOf }: Pick<ApprovalRule, "askedOf">,
  adminsQuantity: number,
): Verdict<undefined, "twoAdminsNeeded"> {
  return askedOf === "everybody" && adminsQuantity < 2 ? refused("twoAdminsNeeded") : permitted;
}

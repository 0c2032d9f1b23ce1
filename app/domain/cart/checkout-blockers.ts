import type { Preorder } from "../order/preorder";
import type { DispensingCode } from "../patient/check-dispensing";
import type { TrialFindings } from "../trial/trial-findings";
import { activePreorders, checkCartLimit } from "./cart-rules";

export type { HeldReview, ShownReview } from "./compare-review";

export type CheckedCart = {
  preorders: readonly Preorder[];
  termsAgreed: boolean;
  trialFindings: TrialFindings;
  /** Lines that cannot be ordered: not available to the practice, sold out, or without a price. */
  unavailableLineIds: readonly string[];
  /** Preorders that are to be shipped to a patient but cannot be, with the code of the refusal. */
  shippingRefusals: readonly { preorderId: string; code: DispensingCode }[];
};

export type CheckoutBlocker =
  | { code: "cartEmpty" }
  | { code: "cartLimit"; values: { quantity: number; max: number } }
  | { code: "trialRulesBroken"; values: TrialFindings }
  | { code: "unavailableProduct"; values: { lineIds: readonly string[] } }
  | { code: "shippingRefused"; values: { preorderId: string; reason: DispensingCode } }
  | { code: "termsNotAgreed" };

/**
 * Returns everything that prevents this cart from being ordered; the person's own last step, the terms, comes last. Empty when it can be
 * ordered.
 */
export function checkoutBlockers(facts: CheckedCart): CheckoutBlocker[] {
  const { trialFindings, unavailableLineIds } = facts;
  const limit = checkCartLimit(facts.preorders);
  const trialsFit = trialFindings.invalidItems.length === 0 && trialFindings.invalidPatientItems.length === 0;
  const blockers: (CheckoutBlocker | false)[] = [
    activePreorders(facts.preorders).length === 0 && { code: "cartEmpty" },
    !limit.permitted && { code: "cartLimit", values: limit.values },
    !trialsFit && { code: "trialRulesBroken", values: trialFindings },
    unavailableLineIds.length > 0 && { code: "unavailableProduct", values: { lineIds: unavailableLineIds } },
    ...facts.shippingRefusals.map(({ preorderId, code }) => ({ code: "shippingRefused" as const, values: { preorderId, reason: code } })),
    !facts.termsAgreed && { code: "termsNotAgreed" },
  ];
  return blockers.filter((blocker) => blocker !== false);
}

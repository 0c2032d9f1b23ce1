import { createHash } from "node:crypto";
import { worseChanges, worseChangesText } from "~/domain/approval/approval";
import type { ShownReview } from "~/domain/cart/checkout-blockers";
import { checkoutBlockers } from "~/domain/cart/checkout-blockers";
import { compareReview, type ReviewChange } from "~/domain/cart/compare-review";
import type { Money } from "~/domain/money";
import type { DispensingCode } from "~/domain/patient/check-dispensing";
import type { TrialFindings } from "~/domain/trial/trial-findings";
import { refused } from "~/domain/verdict";
import { type AppraisedCart, reviewOf } from "~/services/cart/appraise-cart.server";
import { type ReviewChangeAnswer, reviewChangeAnswerOf } from "./receipt-answer.server";

type CheckoutRefusals = {
  cartNotFound: undefined;
  termsNotAgreed: undefined;
  cartEmpty: undefined;
  checkoutExpired: undefined;
  cartLimit: { max: number; quantity: number };
  reviewChanged: { changes: ReviewChangeAnswer[] };
  trialRulesBroken: TrialFindings;
  shippingRefused: { preorderId: string; reason: DispensingCode };
  changeWindowClosed: { preorderIds: string[] };
};

/** The amount above which the order needs approval (D96), in the market's currency. */
export type ApprovalNeeded = { permitted: false; code: "approvalNeeded"; values: { aboveAmount: Money } };

/** Why nothing is ordered. */
export type CheckoutRefusal = {
  [Code in keyof CheckoutRefusals]: { permitted: false; code: Code; values: CheckoutRefusals[Code] };
}[keyof CheckoutRefusals];

/** A change with the name of its product, for the receipt and for people. */
export type NamedChange = ReviewChange & { productName: string };

/** What was shown, whether the terms were accepted, and which later changes were accepted, by key. */
export type Shown = { review: ShownReview; acceptTerms: boolean; acceptedChanges?: string | undefined };

/**
 * Compares what is about to be ordered with its review, and refuses unless it is as good or exactly what was accepted (D19, D25, D96).
 * Returns what became cheaper. Lines that cannot be ordered are refused even if the review had said so already.
 */
export function checkSubmission(
  appraised: AppraisedCart,
  { review, acceptTerms, acceptedChanges }: Shown,
): { permitted: true; cheaper: NamedChange[] } | CheckoutRefusal {
  const [blocker] = checkoutBlockers({
    preorders: appraised.preorders.map(({ preorder }) => preorder),
    termsAgreed: acceptTerms,
    trialFindings: appraised.findings,
    unavailableLineIds: [],
    shippingRefusals: appraised.preorders.flatMap(({ preorder, shippingRefusal }) =>
      shippingRefusal === null ? [] : [{ preorderId: preorder.id, code: shippingRefusal }],
    ),
  });
  if (blocker?.code === "cartEmpty") return refused("cartEmpty");
  if (blocker?.code === "cartLimit") return refused("cartLimit", blocker.values);
  if (blocker?.code === "trialRulesBroken") return refused("trialRulesBroken", appraised.findings);
  if (blocker?.code === "shippingRefused") return refused("shippingRefused", blocker.values);

  const named = changesSince(review, appraised);
  const worse = worseChanges(named);
  const accepted = worse.every(({ kind }) => kind !== "unavailable") && changesKeyOf(worse) === acceptedChanges;
  if (worse.length > 0 && !accepted) {
    return refused("reviewChanged", { changes: named.map((change) => reviewChangeAnswerOf(change, change.productName)) });
  }
  return blocker ? refused("termsNotAgreed") : { permitted: true, cheaper: named.filter(({ kind }) => kind === "cheaper") };
}

/** Returns the differences from what a review showed, and every line that cannot be ordered. */
export function changesSince(shown: ShownReview, appraised: AppraisedCart): NamedChange[] {
  const present = reviewOf(appraised);
  const changes = compareReview(shown, present);
  const reportedIds = new Set(changes.filter(({ kind }) => kind === "unavailable").map(({ lineId }) => lineId));
  const unreported = present.lines
    .filter(({ orderable, lineId }) => !orderable && !reportedIds.has(lineId))
    .map(({ preorderId, lineId, quantity }): ReviewChange => ({ kind: "unavailable", preorderId, lineId, before: quantity, after: 0 }));
  return [...changes, ...unreported].map((change) => ({ ...change, productName: productNameOf(appraised, change.lineId) }));
}

/** Returns a key of 64 hexadecimal digits for what became worse; whoever sends it has seen it. */
export function changesKeyOf(changes: readonly ReviewChange[]): string {
  return createHash("sha256").update(worseChangesText(changes)).digest("hex");
}

function productNameOf({ preorders }: AppraisedCart, lineId: string): string {
  return preorders.flatMap(({ lines }) => lines).find((line) => line.lineId === lineId)?.productName ?? "";
}

import type { ShownReview } from "~/domain/order/checkout";
import { checkoutBlockers } from "~/domain/order/checkout";
import { compareReview, type ReviewChange } from "~/domain/order/compare-review";
import type { DispensingCode } from "~/domain/patient/check-dispensing";
import type { TrialFindings } from "~/domain/trial/trial-findings";
import { type AppraisedCart, reviewOf } from "~/services/cart/appraise-cart.server";
import { answerReviewChange, type ReviewChangeAnswer } from "./answer-receipt.server";

export type CheckoutErrors = {
  cartNotFound: () => Error;
  termsNotAgreed: () => Error;
  cartEmpty: () => Error;
  checkoutExpired: () => Error;
  cartLimit: (given: { data: { max: number; quantity: number } }) => Error;
  reviewChanged: (given: { data: { changes: ReviewChangeAnswer[] } }) => Error;
  trialRulesBroken: (given: { data: TrialFindings }) => Error;
  shippingRefused: (given: { data: { preorderId: string; reason: DispensingCode } }) => Error;
  changeWindowClosed: (given: { data: { preorderIds: string[] } }) => Error;
};

/** A change with the name of the product it is about, for the receipt and for people. */
export type NamedChange = ReviewChange & { productName: string };

/**
 * Compares what is about to be ordered with what its review showed, and refuses unless it is as good (D19, D25). Answers what
 * became cheaper. Lines that cannot be ordered are refused also when the review had said so already.
 */
export function checkSubmission(
  appraised: AppraisedCart,
  shown: ShownReview,
  { termsAgreed, errors }: { termsAgreed: boolean; errors: CheckoutErrors },
): NamedChange[] {
  const present = reviewOf(appraised);
  const unavailable = present.lines.filter(({ orderable }) => !orderable);
  const [blocker] = checkoutBlockers({
    preorders: appraised.preorders.map(({ preorder }) => preorder),
    termsAgreed,
    trialFindings: appraised.findings,
    unavailableLineIds: [],
    shippingRefusals: appraised.preorders.flatMap(({ preorder, shippingRefusal }) =>
      shippingRefusal === null ? [] : [{ preorderId: preorder.id, code: shippingRefusal }],
    ),
  });
  if (blocker?.code === "cartEmpty") throw errors.cartEmpty();
  if (blocker?.code === "cartLimit") throw errors.cartLimit({ data: blocker.values });
  if (blocker?.code === "trialRulesBroken") throw errors.trialRulesBroken({ data: appraised.findings });
  if (blocker?.code === "shippingRefused") throw errors.shippingRefused({ data: blocker.values });

  const changes = compareReview(shown, present);
  const told = new Set(changes.filter(({ kind }) => kind === "unavailable").map(({ lineId }) => lineId));
  const untold = unavailable
    .filter(({ lineId }) => !told.has(lineId))
    .map(({ preorderId, lineId, quantity }): ReviewChange => ({ kind: "unavailable", preorderId, lineId, before: quantity, after: 0 }));
  const named = [...changes, ...untold].map((change) => ({ ...change, productName: productNameOf(appraised, change.lineId) }));
  if (named.some(({ kind }) => kind !== "cheaper")) {
    throw errors.reviewChanged({ data: { changes: named.map((change) => answerReviewChange(change, change.productName)) } });
  }
  if (blocker) throw errors.termsNotAgreed();
  return named;
}

function productNameOf({ preorders }: AppraisedCart, lineId: string): string {
  return preorders.flatMap(({ lines }) => lines).find((line) => line.lineId === lineId)?.productName ?? "";
}

import type { ShownReview } from "~/domain/cart/checkout-blockers";
import { checkoutBlockers } from "~/domain/cart/checkout-blockers";
import { compareReview, type ReviewChange } from "~/domain/cart/compare-review";
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

/** Why nothing is ordered. */
export type CheckoutRefusal = {
  [Code in keyof CheckoutRefusals]: { permitted: false; code: Code; values: CheckoutRefusals[Code] };
}[keyof CheckoutRefusals];

/** A change with the name of the product it is about, for the receipt and for people. */
export type NamedChange = ReviewChange & { productName: string };

/**
 * Compares what is about to be ordered with what its review showed, and refuses unless it is as good (D19, D25). Returns what
 * became cheaper. Lines that cannot be ordered are refused even if the review had said so already.
 */
export function checkSubmission(
  appraised: AppraisedCart,
  shown: ShownReview,
  termsAgreed: boolean,
): { permitted: true; cheaper: NamedChange[] } | CheckoutRefusal {
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
  if (blocker?.code === "cartEmpty") return refused("cartEmpty");
  if (blocker?.code === "cartLimit") return refused("cartLimit", blocker.values);
  if (blocker?.code === "trialRulesBroken") return refused("trialRulesBroken", appraised.findings);
  if (blocker?.code === "shippingRefused") return refused("shippingRefused", blocker.values);

  const changes = compareReview(shown, present);
  const told = new Set(changes.filter(({ kind }) => kind === "unavailable").map(({ lineId }) => lineId));
  const untold = unavailable
    .filter(({ lineId }) => !told.has(lineId))
    .map(({ preorderId, lineId, quantity }): ReviewChange => ({ kind: "unavailable", preorderId, lineId, before: quantity, after: 0 }));
  const named = [...changes, ...untold].map((change) => ({ ...change, productName: productNameOf(appraised, change.lineId) }));
  if (named.some(({ kind }) => kind !== "cheaper")) {
    return refused("reviewChanged", { changes: named.map((change) => reviewChangeAnswerOf(change, change.productName)) });
  }
  return blocker ? refused("termsNotAgreed") : { permitted: true, cheaper: named };
}

function productNameOf({ preorders }: AppraisedCart, lineId: string): string {
  return preorders.flatMap(({ lines }) => lines).find((line) => line.lineId === lineId)?.productName ?? "";
}

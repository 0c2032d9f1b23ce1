import { redirect } from "react-router";
import type { PatientDraft } from "~/forms/patient-order/patient-draft";
import { type BoughtLine, trialPair } from "~/forms/trials/trial-pair";
import type { OrderFormFacts } from "~/routes/products/patient-revenue/load-order-form-facts.server";

/**
 * Returns the form of a trial pair for what the patient buys: the boxes in the cart, else the last order. When none of those has a trial,
 * redirects to the reason, with alternatives (D58: trial-rule no match).
 */
export function fillTrialPair(draft: PatientDraft, facts: OrderFormFacts): PatientDraft {
  const { revenue, trials, allowances } = facts;
  const bought = boughtLines(draft.patientId, facts);
  const referenceOf = new Map(revenue.flatMap(({ id, trialReference }) => (trialReference ? [[id, trialReference] as const] : [])));
  const lens = bought.find(({ seriesId }) => seriesId !== null);
  if (lens && bought.every(({ seriesId }) => !referenceOf.has(seriesId ?? ""))) {
    throw redirect(`/products/patient-trial/no-match?${new URLSearchParams({ patient: draft.patientId, of: lens.seriesId ?? "" })}`);
  }
  return trialPair(draft, bought, referenceOf, trials, allowances[0]?.left ?? 0);
}

function boughtLines(patientId: string, { carted, orders }: OrderFormFacts): readonly BoughtLine[] {
  const inCart = carted
    .filter((preorder) => preorder.patientId === patientId && preorder.kind === "patient" && preorder.status !== "savedForLater")
    .flatMap(({ lines }) => lines);
  return inCart.length > 0 ? inCart : (orders.find(({ purchaseType }) => purchaseType === "Revenue")?.lines ?? []);
}

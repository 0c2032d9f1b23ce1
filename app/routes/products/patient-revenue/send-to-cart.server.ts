import { redirect } from "react-router";
import { v7 as newId } from "uuid";
import { parseOnClash } from "~/domain/cart/on-clash";
import type { OrderFormAnswer } from "~/forms/patient-order/order-form";
import { orderPath } from "~/forms/patient-order/order-path";
import type { preorderOfDraft } from "~/forms/patient-order/preorder-of-draft";
import { addToCart } from "~/routes/add-to-cart.server";
import { answerForm } from "./answer-form.server";
import type { Submission } from "./load-submission.server";

/** Sends the preorder to the cart and redirects; a refusal comes back in the form. */
export async function sendToCart(submission: Submission, preorder: ReturnType<typeof preorderOfDraft>) {
  const { context, draft, entries, purchase } = submission;
  const onClash = parseOnClash(entries.find(([name]) => name === "onClash")?.[1]);
  const added = await addToCart(context, {
    ...{ preorders: [preorder], onClash, onFindings: "ask" },
    submittedForm: { path: orderPath(purchase), subject: draft.preorderId },
  });
  const refuse = (status: number, refusal: OrderFormAnswer["refusal"], change: Partial<Submission["draft"]> = {}) =>
    answerForm({ ...submission, draft: { ...draft, ...change } }, { refusal }, status);
  switch (added.outcome) {
    case "alreadyInCart":
      return answerForm(submission, { clashes: added.clashes, entries }, added.status);
    case "changedElsewhere":
      return refuse(added.status, { code: "changedElsewhere", values: null }, { revision: added.revision });
    case "gone":
      return refuse(added.status, { code: "gone", values: null }, { preorderId: newId(), revision: null });
    case "refused":
      if (added.findings) return answerForm(submission, { findings: added.findings }, added.status);
      return refuse(added.status, { code: added.code, values: added.values });
    case "saved":
      return redirect(draft.revision === null ? orderPath(purchase) : "/cart");
  }
}

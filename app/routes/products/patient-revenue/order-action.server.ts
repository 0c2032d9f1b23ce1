import type { OrderPurchase } from "~/forms/patient-order/order-form";
import { acceptAll, onlyEye, takeSuggestions } from "~/forms/patient-order/sent-order";
import { answerForm } from "./answer-form.server";
import { calculatorSearch } from "./calculator-lens";
import { changeOrder } from "./change-order.server";
import { keepAndFind } from "./keep-and-find.server";
import { keepAndAddAddress, keepAndEditPatient, keepAndOpen } from "./keep-and-open.server";
import { loadSubmission, type OrderPost } from "./load-submission.server";
import { removeFromCart, submitOrder } from "./submit-order.server";

/** Does what the pressed button of a patient's order asks for; Enter adds to the cart. */
export async function answerOrderForm(post: OrderPost, purchase: OrderPurchase) {
  const { submission, intent, mistakes } = await loadSubmission(post, purchase);
  const { draft } = submission;
  if (mistakes.length > 0) return answerForm(submission, { mistakes }, 422);
  switch (intent.kind) {
    case "add":
      return submitOrder(intent.only ? onlyEye(submission, intent.only) : submission);
    case "order":
      return submitOrder(takeSuggestions(intent.only ? onlyEye(submission, intent.only) : submission));
    case "accept":
      return intent.key === "" ? submitOrder(acceptAll(submission)) : changeOrder(submission, intent);
    case "remove":
      return removeFromCart(submission);
    case "select":
      return keepAndOpen(submission, "select", { eye: intent.side });
    case "calculate":
      return keepAndOpen(submission, "calculate", calculatorSearch(intent.side, draft.eyes[intent.side]));
    case "find":
      return keepAndFind(submission, intent.adds);
    case "explain":
      return keepAndOpen(submission, "explain");
    case "visit":
      if (!draft.patientId) return answerForm(submission);
      return intent.page === "edit" ? keepAndEditPatient(submission) : keepAndAddAddress(submission);
    default:
      return changeOrder(submission, intent);
  }
}

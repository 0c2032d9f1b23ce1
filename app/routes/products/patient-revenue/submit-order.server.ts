import { callsContext, sessionContext } from "~/context.server";
import { changeDraft, findWantedSeries } from "~/forms/patient-order/change-draft";
import { exceedsAllowance } from "~/forms/patient-order/exceeds-allowance";
import { eyeStateOf } from "~/forms/patient-order/eye-state";
import { findDraftMistakes, isWanted, wantedEyes } from "~/forms/patient-order/find-draft-mistakes";
import { orderPath } from "~/forms/patient-order/order-path";
import { sides } from "~/forms/patient-order/patient-draft";
import { preorderOfDraft } from "~/forms/patient-order/preorder-of-draft";
import { answerForm, changeSeries } from "./answer-form.server";
import { keepAndOpen } from "./keep-and-open.server";
import type { Submission } from "./load-submission.server";
import { sendToCart } from "./send-to-cart.server";

/**
 * Adds the form to the cart. Asks once about values that were only suggested (D53), about removing a carted order when both eyes are empty,
 * and about removing one eye of it (D62). Reports trials beyond the allowance before they are added (D20), and adds them when the person
 * insists.
 */
export async function submitOrder(submission: Submission) {
  const { draft, series, purchase, entries, only } = submission;
  const eyes = eyesOf(submission);
  const isEmpty = !isWanted(draft.eyes.right.quantity) && !isWanted(draft.eyes.left.quantity);
  if (draft.revision !== null && isEmpty && draft.patientId !== "") return keepAndOpen(submission, "remove");
  const wanted = findWantedSeries(draft, series);
  if (wanted) return changeSeries(submission, wanted);
  const mistakes = findDraftMistakes(draft, eyes);
  if (mistakes.length > 0) return answerForm(submission, { mistakes }, 422);
  const eye = await findRemovedEye(submission);
  if (eye) return keepAndOpen(submission, "remove", { eye });
  if (wantedEyes(eyes).some(({ suggested }) => suggested.length > 0)) return keepAndOpen(submission, "confirm", only ? { only } : {});
  const insists = entries.some(([name, value]) => name === "beyond" && value === "yes");
  if (purchase === "Trial" && !insists && exceedsAllowance(draft, eyes, submission.facts)) return keepAndOpen(submission, "limit");
  return sendToCart(submission, preorderOfDraft(draft, eyes, purchase));
}

/** Removes the whole carted order from the cart. */
export async function removeFromCart(submission: Submission) {
  const emptied = changeDraft(submission.draft, { kind: "clear", sides: ["right", "left"] }, submission.series);
  return sendToCart(submission, preorderOfDraft(emptied, eyesOf({ ...submission, draft: emptied }), submission.purchase));
}

/** Returns the eye that saving would remove from the order in the cart, unless its removal was confirmed; null when there is none. */
async function findRemovedEye({ context, purchase, draft: { preorderId, revision, eyes, removedEyes = [] } }: Submission) {
  const unwanted = sides.filter((side) => !isWanted(eyes[side].quantity) && !removedEyes.includes(side));
  if (revision === null || unwanted.length === 0) return null;
  const { locationId } = context.get(sessionContext);
  const { preorder } = await context.get(callsContext).orderForms.begin({ locationId, path: orderPath(purchase), preorderId });
  return unwanted.find((side) => preorder?.lines.some(({ eye }) => eye === side)) ?? null;
}

const eyesOf = ({ draft: { eyes }, series }: Submission) => ({
  right: eyeStateOf("right", eyes.right, series),
  left: eyeStateOf("left", eyes.left, series),
});

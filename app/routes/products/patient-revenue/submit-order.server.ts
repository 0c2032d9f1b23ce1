import { data, redirect } from "react-router";
import { v7 as newId } from "uuid";
import { eyeStateOf } from "~/components/eye/eye-state";
import { changeDraft, findWantedSeries } from "~/components/patient-order/change-draft";
import { findDraftMistakes, isWanted, wantedEyes } from "~/components/patient-order/find-draft-mistakes";
import type { OrderFormAnswer } from "~/components/patient-order/order-form";
import { eyeControl } from "~/components/patient-order/patient-draft";
import { preorderOfDraft } from "~/components/patient-order/preorder-of-draft";
import { parseOnClash } from "~/domain/order/on-clash";
import type { Eye } from "~/domain/order/order-lines";
import { addToCart } from "~/routes/add-to-cart.server";
import { formState, plainAnswer } from "./form-state.server";
import { keepAndOpen } from "./keep-and-open.server";
import { orderPath } from "./order-path";
import type { Submission } from "./submission.server";

/** Recalculates the form, or answers it with what keeps it from the cart. */
export async function answerForm({ context, draft, series }: Submission, answer: Partial<OrderFormAnswer> = {}, status = 200) {
  const state = await formState(context, { stamp: newId(), draft, series });
  return data({ ...plainAnswer(state), ...answer }, { status });
}

/**
 * Puts the form into the cart. Values that were only suggested are asked about once (D53). Both eyes empty in a carted order asks whether to remove the whole of it (D62); trials beyond
 * the allowance are told before they are added (D20), and added when the person insists.
 */
export async function submitOrder(submission: Submission) {
  const { draft, series, purchase, entries, only } = submission;
  const eyes = { right: eyeStateOf("right", draft.eyes.right, series), left: eyeStateOf("left", draft.eyes.left, series) };
  const isEmpty = !isWanted(draft.eyes.right.quantity) && !isWanted(draft.eyes.left.quantity);
  if (draft.revision !== null && isEmpty && draft.patientId !== "") return keepAndOpen(submission, "remove");
  const wanted = findWantedSeries(draft, series);
  if (wanted) return settleSeries(submission, wanted.side, wanted.seriesId, wanted.asks);
  const mistakes = findDraftMistakes(draft, eyes);
  if (mistakes.length > 0) return answerForm(submission, { mistakes }, 422);
  if (wantedEyes(eyes).some(({ suggested }) => suggested.length > 0)) return keepAndOpen(submission, "confirm", only ? { only } : {});
  const insists = entries.some(([name, value]) => name === "beyond" && value === "yes");
  if (purchase === "Trial" && !insists && exceedsTrials(submission, eyes)) return keepAndOpen(submission, "limit");
  return sendToCart(submission, preorderOfDraft(draft, eyes, purchase));
}

/** Takes the carted order out of the cart as a whole. */
export async function removeFromCart(submission: Submission) {
  const { draft, purchase, series } = submission;
  const emptied = changeDraft(draft, { kind: "clear", sides: ["right", "left"] }, series);
  const eyes = { right: eyeStateOf("right", emptied.eyes.right, series), left: eyeStateOf("left", emptied.eyes.left, series) };
  return sendToCart(submission, preorderOfDraft(emptied, eyes, purchase));
}

/** Another lens for an eye: at once when nothing is lost, else after asking (D45); until the answer the eye keeps its lens. */
export async function settleSeries(submission: Submission, side: Eye, seriesId: string, asks: boolean) {
  const { draft, series, entries } = submission;
  if (asks) {
    const list = eyeControl(side, "series");
    const asWas = entries.map(([name, value]): [string, string] => [name, name === list ? draft.eyes[side].seriesId : value]);
    return keepAndOpen({ ...submission, entries: asWas }, "switch", { eye: side, to: seriesId });
  }
  return answerForm({ ...submission, draft: changeDraft(draft, { kind: "switch", side, seriesId }, series) });
}

type SentPreorder = ReturnType<typeof preorderOfDraft>;

async function sendToCart(submission: Submission, preorder: SentPreorder) {
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
      break;
  }
  return redirect(draft.revision === null ? orderPath(purchase) : "/cart");
}

/** Are more trials asked for than are left (D20)? What an edited order has in the cart already is replaced, so it is left too. */
function exceedsTrials({ draft, facts }: Submission, eyes: Record<Eye, ReturnType<typeof eyeStateOf>>): boolean {
  const carted = draft.revision === null ? undefined : facts.carted.find(({ id }) => id === draft.preorderId);
  const asked = (eyes.right.quantity ?? 0) + (eyes.left.quantity ?? 0);
  return asked > (facts.allowances[0]?.left ?? 0) + (carted?.boxesQuantity ?? 0);
}

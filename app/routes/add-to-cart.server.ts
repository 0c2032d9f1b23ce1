import { isDefinedError, safe } from "@orpc/client";
import type { RouterContextProvider } from "react-router";
import { callsContext, sessionContext } from "~/context.server";
import type { OnClash } from "~/domain/cart/on-clash";
import { refusalOf } from "~/routes/outcomes.server";
import { type AddOutcome, type SentPreorder, savedUnlessRemoved } from "./add-outcome";
import { addCartChangeNotice } from "./cart-change-notice.server";

/** What is added, the choice for lenses that are already in the cart, and the draft it came from. */
type Added = {
  preorders: SentPreorder[];
  onClash: OnClash;
  /** Without it nobody is asked about findings (D75). */
  onFindings?: "ask";
  submittedForm?: { path: string; subject: string };
};

/**
 * Adds preorders to the cart at the person's location, all or none, and leaves a notice of the change. Every page adds to the cart through
 * this function, so that all respond alike: an order that another window placed in the meanwhile is never reported as saved. Rethrows an
 * expired session and unaccepted terms.
 */
export async function addToCart(
  context: Readonly<RouterContextProvider>,
  { preorders, onClash, onFindings, submittedForm }: Added,
): Promise<AddOutcome> {
  const { locationId } = context.get(sessionContext);
  const [refusal, answer] = await safe(context.get(callsContext).cart.sync({ locationId, preorders, onClash, onFindings, submittedForm }));
  if (!refusal) {
    const added = savedUnlessRemoved(preorders, onClash, answer);
    if (added.outcome === "saved") addCartChangeNotice(context, answer.held, preorders);
    return added;
  }
  if (isDefinedError(refusal)) {
    switch (refusal.code) {
      case "sessionExpired":
      case "termsNotAccepted":
      case "secondFactorMissing":
        throw refusal;
      case "alreadyInCart":
        return { outcome: "alreadyInCart", status: 409, clashes: refusal.data.clashes };
      case "unlikelyPrescription":
        return { outcome: "refused", ...refusalOf(refusal), lineId: null, findings: refusal.data.findings };
      case "changedElsewhere":
        return { outcome: "changedElsewhere", status: 409, revision: refusal.data.revision };
      case "impossibleLens":
      case "productUnavailable":
      case "quantityInvalid":
      case "promotionOtherSeries":
        return { outcome: "refused", ...refusalOf(refusal), lineId: refusal.data.lineId };
      default:
        break;
    }
  }
  return { outcome: "refused", ...refusalOf(refusal), lineId: null };
}

import { isDefinedError, safe } from "@orpc/client";
import type { RouterContextProvider } from "react-router";
import { callsContext, sessionContext } from "~/context.server";
import type { OnClash } from "~/domain/cart/on-clash";
import { refusalOf } from "~/routes/outcomes.server";
import { type AddOutcome, type SentPreorder, savedUnlessGone } from "./add-outcome";
import { addCartChangeNotice } from "./cart-change-notice.server";

/** What is added, what to do about lenses that are in the cart already, and the half-typed form that it came from. */
type Added = {
  preorders: SentPreorder[];
  onClash: OnClash;
  /** Left out, what is unlikely in a prescription asks nobody (D75). */
  onFindings?: "ask";
  submittedForm?: { path: string; subject: string };
};

/**
 * Puts preorders into the cart of the person's location, all of them or none, and leaves the notice of what that made of the cart. The
 * one way in which a page adds to the cart, so that every page answers alike: an order that another window placed meanwhile is never
 * called saved. The end of the session and terms that are not accepted are thrown on.
 */
export async function addToCart(
  context: Readonly<RouterContextProvider>,
  { preorders, onClash, onFindings, submittedForm }: Added,
): Promise<AddOutcome> {
  const { locationId } = context.get(sessionContext);
  const [refusal, answer] = await safe(context.get(callsContext).cart.sync({ locationId, preorders, onClash, onFindings, submittedForm }));
  if (!refusal) {
    const added = savedUnlessGone(preorders, onClash, answer);
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

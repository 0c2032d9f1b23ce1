import { data, type RouterContextProvider } from "react-router";
import type { CartForm } from "~/forms/cart/cart-form";
import type { RefusedCartChange, RefusedChange } from "~/forms/cart/refused-cart-change";
import { answerRefusal, type Refusal } from "../outcomes.server";

/** The line whose quantity was refused, every quantity that was typed with it, and what else was sent. */
type Sent = Omit<RefusedCartChange, "refusal">;

/** Returns the response to a refused change of the cart; a failure on our side is reported within the page (D38). */
export function refuseChange(
  context: Readonly<RouterContextProvider>,
  error: Error,
  { holdId }: Pick<CartForm, "holdId">,
  sent: Sent = { lineId: null, texts: [] },
) {
  return answerRefusal(context, error, (refusal) => ({ ...sent, refusal: refusedChange(refusal, holdId) }));
}

/** Returns the response to a button for several lines when none is selected (D104). */
export const nothingSelected = () =>
  data({ lineId: null, texts: [], refusal: { code: "nothingSelected", values: null } } satisfies RefusedCartChange, { status: 422 });

/** Returns why the cart was not changed. For the person an older hold means that it was changed or held in another window. */
export function refusedChange({ code, values }: Refusal, holdId: string | undefined): RefusedChange {
  return { code: code === "cartLocked" && holdId !== undefined ? "heldElsewhere" : code, values };
}

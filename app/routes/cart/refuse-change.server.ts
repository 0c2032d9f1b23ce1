import { data, type RouterContextProvider } from "react-router";
import type { CartForm } from "~/forms/cart/cart-form";
import type { RefusedCartChange, RefusedChange } from "~/forms/cart/refused-cart-change";
import { answerRefusal, type Refusal } from "../outcomes.server";

/** The line whose quantity was refused, and every quantity that was typed with it. */
type Typed = { lineId: string | null; texts: [lineId: string, text: string][] };

/** What a refused change of the cart answers; a failure on our side is told in the page, which stays (D38). */
export function refuseChange(
  context: Readonly<RouterContextProvider>,
  error: Error,
  { holdId }: Pick<CartForm, "holdId">,
  typed: Typed = { lineId: null, texts: [] },
) {
  return answerRefusal(context, error, (refusal) => ({ ...typed, refusal: refusedChange(refusal, holdId) }));
}

/** What a button for several lines answers while none is ticked (D104). */
export const nothingSelected = () =>
  data({ lineId: null, texts: [], refusal: { code: "nothingSelected", values: null } } satisfies RefusedCartChange, { status: 422 });

/** Why the cart was not changed. To the person an older hold means that it was changed or held in another window. */
export function refusedChange({ code, values }: Refusal, holdId: string | undefined): RefusedChange {
  return { code: code === "cartLocked" && holdId !== undefined ? "heldElsewhere" : code, values };
}

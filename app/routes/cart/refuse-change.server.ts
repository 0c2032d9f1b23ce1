import { data } from "react-router";
import type { CartForm } from "~/components/cart/cart-form";
import { refusalOf } from "~/routes/public/refusal-of";

/** The line whose quantity was refused, and every quantity that was typed with it. */
type Typed = { lineId: string | null; texts: [lineId: string, text: string][] };

/** What a refused change of the cart answers. To the person an older hold means that the cart was changed or held in another window. */
export function refuseChange(error: unknown, { holdId }: Pick<CartForm, "holdId">, typed: Typed = { lineId: null, texts: [] }) {
  const { code, values, status } = refusalOf(error);
  const isOlderHold = code === "cartLocked" && holdId !== undefined;
  return data({ ...typed, refusal: { code: isOlderHold ? "heldElsewhere" : code, values } }, { status });
}

import { ORPCError } from "@orpc/client";
import { data, type RouterContextProvider } from "react-router";
import type { CartForm } from "~/components/cart/cart-form";
import { requestContext } from "~/middleware/request-facts.server";
import { refusalOf } from "~/routes/public/refusal-of";

/** The line whose quantity was refused, and every quantity that was typed with it. */
type Typed = { lineId: string | null; texts: [lineId: string, text: string][] };

/**
 * What a refused change of the cart answers. To the person an older hold means that the cart was changed or held in another window. What
 * failed on our side is logged and said in the page, which stays (D38).
 */
export function refuseChange(
  context: Readonly<RouterContextProvider>,
  error: unknown,
  { holdId }: Pick<CartForm, "holdId">,
  typed: Typed = { lineId: null, texts: [] },
) {
  if (!(error instanceof ORPCError) || error.status >= 500) {
    context.get(requestContext).log.error({ err: error }, "the cart was not changed");
    return data({ ...typed, refusal: { code: "failed", values: null } }, { status: 500 });
  }
  const { code, values, status } = refusalOf(error);
  const isOlderHold = code === "cartLocked" && holdId !== undefined;
  return data({ ...typed, refusal: { code: isOlderHold ? "heldElsewhere" : code, values } }, { status });
}

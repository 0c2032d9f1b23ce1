import { data, type RouterContextProvider, redirect } from "react-router";
import { z } from "zod";
import { maximumQuantity } from "~/domain/order/quantity";
import { seriesIdOfProduct, splitProductId } from "~/domain/product/product-id";
import { sameOriginPath } from "~/domain/same-origin-path";
import { preorderOfSheet } from "~/forms/stock-grid/preorder-of-sheet";
import { addToCart } from "../add-to-cart.server";

const found = z.object({
  productId: z.string().min(1).max(200),
  preorderId: z.uuid(),
  quantity: z.coerce.number().int().min(1).max(maximumQuantity),
});

/**
 * Adds boxes of a found lens to those for stock in the cart, and redirects to the page of the search; or returns why not. The preorder's id
 * was made with the result, so that sending it twice adds it once.
 */
export async function addFoundLens(context: Readonly<RouterContextProvider>, form: FormData) {
  const sent = found.safeParse(Object.fromEntries(form));
  if (!sent.success || splitProductId(sent.data.productId) === null) throw data(null, { status: 400 });
  const { productId, preorderId, quantity } = sent.data;
  const sheet = { seriesId: seriesIdOfProduct(productId), preorderId, revision: null, base: {}, texts: {} };
  const preorder = preorderOfSheet({ planned: { sheet, lines: [{ productId, quantity }] }, present: undefined, promotionId: null });
  const added = await addToCart(context, { preorders: [preorder], onClash: "add" });
  if (added.outcome === "saved") return redirect(sameOriginPath(form.get("returnTo"), "/cart"));
  const refusal = added.outcome === "refused" ? added : { code: refusalCodes[added.outcome], values: null };
  return data({ words: "", code: undefined, refusal: { code: refusal.code, values: refusal.values } }, { status: added.status });
}

const refusalCodes = { gone: "alreadyOrdered", alreadyInCart: "alreadyInCart", changedElsewhere: "changedElsewhere" } as const;

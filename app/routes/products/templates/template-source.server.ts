import type { RouterContextProvider } from "react-router";
import { callsContext, sessionContext } from "~/context.server";
import { isUuid } from "~/domain/is-uuid";
import type { PreorderKind } from "~/domain/order/preorder-kind";
import { mergeTemplateLines, type TemplateLine, templateKindOf, templateLinesMax } from "~/domain/template/order-template";
import { foundOr404 } from "~/middleware/found-or-404.server";

type Context = Readonly<RouterContextProvider>;
type Preorder = { kind: PreorderKind; lines: readonly { productId: string; quantity: number }[] };

/** Returns the lines of the cart, or of the order in the URL, that a template can hold (D170). */
export async function loadSource(context: Context, search: URLSearchParams): Promise<TemplateLine[]> {
  const calls = context.get(callsContext);
  const orderId = search.get("order") ?? "";
  if (isUuid(orderId)) {
    const { preorder } = await foundOr404(calls.orders.previewReorder({ orderId }));
    return preorder ? linesOf([preorder]) : [];
  }
  const { locationId } = context.get(sessionContext);
  const { preordersStock, preordersOffice, preordersSolution } = await calls.cart.populate({ locationId });
  return linesOf([...preordersStock, ...preordersOffice, ...preordersSolution].filter(({ status }) => status === "active"));
}

function linesOf(preorders: readonly Preorder[]): TemplateLine[] {
  const lines = preorders.flatMap((preorder) => {
    const kind = templateKindOf(preorder.kind);
    return kind ? preorder.lines.map(({ productId, quantity }) => ({ kind, productId, quantity })) : [];
  });
  return mergeTemplateLines(lines).slice(0, templateLinesMax);
}

/** Returns lines as they can be ordered today at the person's location. */
export async function previewLines(context: Context, lines: TemplateLine[]) {
  if (lines.length === 0) return [];
  const { locationId } = context.get(sessionContext);
  return (await context.get(callsContext).templates.preview({ locationId, lines })).lines;
}

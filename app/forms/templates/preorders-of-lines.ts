import { v5 as namedId } from "uuid";
import type { Inputs } from "~/calls/answers";
import { splitProductId } from "~/domain/product/product-id";
import type { TemplateKind, TemplateLine } from "~/domain/template/order-template";

type SentPreorder = Inputs["cart"]["sync"]["preorders"][number];

/**
 * Returns what lines add to the cart: a preorder for each series of lenses or trials, and one for all solutions. Their ids are derived from
 * `addId`, so that sending a form twice orders once.
 */
export function preordersOfLines(lines: readonly TemplateLine[], addId: string): SentPreorder[] {
  const groups = new Map<string, { kind: TemplateKind; lines: TemplateLine[] }>();
  for (const line of lines) {
    const key = line.kind === "solutions" ? line.kind : `${line.kind} ${splitProductId(line.productId)?.seriesId ?? ""}`;
    groups.set(key, { kind: line.kind, lines: [...(groups.get(key)?.lines ?? []), line] });
  }
  return [...groups].map(([key, group]) => preorderOf(group, namedId(key, addId)));
}

function preorderOf({ kind, lines }: { kind: TemplateKind; lines: readonly TemplateLine[] }, id: string): SentPreorder {
  if (kind === "solutions") {
    const solutions = lines.map(({ productId, quantity }) => ({ id: namedId(productId, id), solutionId: productId, quantity }));
    return { id, orderType: "Solution", merchandise: { purchaseType: "Solution", solutions } };
  }
  const isTrial = kind === "officeTrial";
  const lenses = lines.flatMap(({ productId, quantity }) => {
    const lens = splitProductId(productId);
    return lens
      ? [{ ...lens.values, id: namedId(productId, id), seriesId: lens.seriesId, productId, packSize: lens.packSize, quantity }]
      : [];
  });
  return { id, orderType: isTrial ? "Trial" : "Stock", merchandise: { purchaseType: isTrial ? "Trial" : "Revenue", lines: lenses } };
}

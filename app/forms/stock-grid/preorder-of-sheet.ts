import { v5 as namedId } from "uuid";
import type { Inputs } from "~/calls/answers";
import type { PlannedSheet } from "~/domain/order/plan-sheets";
import { splitProductId } from "~/domain/product/product-id";

type SentPreorder = Inputs["cart"]["sync"]["preorders"][number];
type SentLine = NonNullable<SentPreorder["merchandise"]["lines"]>[number];

/** What of the cart's preorder goes along with a new state of it. */
export type CartedNote = { note: string; lines: readonly { id: string; productId: string }[] };

type Given = { planned: PlannedSheet; present: CartedNote | undefined; promotionId: string | null };

/** What a sheet sends to the cart: one preorder for stock, or from a promotion (D74). */
export function preorderOfSheet({ planned: { sheet, lines }, present, promotionId }: Given): SentPreorder {
  return {
    id: sheet.preorderId,
    revision: sheet.revision ?? undefined,
    orderType: promotionId === null ? "Stock" : "DiscountedPromotional",
    promotionId: promotionId ?? undefined,
    note: present?.note ?? "",
    merchandise: { purchaseType: "Revenue", lines: lines.flatMap((line) => lineOf(line, sheet, present)) },
  };
}

/** Lines keep the ids they have in the cart; a new line's id follows from its preorder and lens, so that sending twice makes one. */
function lineOf(
  { productId, quantity }: PlannedSheet["lines"][number],
  sheet: Pick<PlannedSheet["sheet"], "preorderId" | "seriesId">,
  present: CartedNote | undefined,
): SentLine[] {
  const lens = splitProductId(productId);
  if (!lens) return [];
  const id = present?.lines.find((line) => line.productId === productId)?.id ?? namedId(productId, sheet.preorderId);
  return [{ ...lens.values, id, seriesId: sheet.seriesId, productId, packSize: lens.packSize, quantity }];
}

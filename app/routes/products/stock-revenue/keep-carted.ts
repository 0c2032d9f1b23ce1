import type { Calls } from "~/context.server";
import { gridPreorders } from "~/domain/order/grid-preorders";
import { type Entries, parseSheets, resolvedField } from "~/domain/order/sheet-entries";
import { boxesOfText } from "~/domain/order/stock-sheet";

type Given = { calls: Calls; locationId: string; promotionId: string | null; entries: Entries };

/** Returns the same form, except that what is in the cart and was to be removed keeps its quantity. */
export async function keepCarted({ calls, locationId, promotionId, entries }: Given): Promise<Entries> {
  const cart = gridPreorders(await calls.cart.populate({ locationId }), promotionId);
  const replacing = parseSheets(entries, cart).flatMap(({ base, texts }) =>
    Object.entries(base)
      .filter(([productId]) => boxesOfText(texts[productId]) === 0)
      .map(([productId, quantity]): [string, string] => [resolvedField(productId), String(quantity)]),
  );
  return [...entries, ...replacing];
}

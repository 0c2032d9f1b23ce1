import type { Calls } from "~/context.server";
import { type Entries, readSheets, settledField } from "~/domain/order/sheet-entries";
import { boxesOfText } from "~/domain/order/stock-sheet";

/** The same form, but what is in the cart and was to be removed stays with its quantity. */
export async function keepCarted(calls: Calls, locationId: string, entries: Entries): Promise<Entries> {
  const { preordersStock } = await calls.cart.populate({ locationId });
  const kept = readSheets(entries, preordersStock).flatMap(({ base, texts }) =>
    Object.entries(base)
      .filter(([productId]) => boxesOfText(texts[productId]) === 0)
      .map(([productId, quantity]): [string, string] => [settledField(productId), String(quantity)]),
  );
  return [...entries, ...kept];
}

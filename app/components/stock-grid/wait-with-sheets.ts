import { v7 as newId } from "uuid";
import { readProductId } from "~/domain/lens/product-id";
import { type PlannedSheet, planSheets } from "~/domain/order/plan-sheets";
import type { StockSheet } from "~/domain/order/stock-sheet";
import { withItem } from "~/offline/waiting/queue";
import type { WaitingItem } from "~/offline/waiting/waiting-item";
import { changeWaiting } from "~/offline/waiting/waiting-store";
import { preorderOfSheet } from "./preorder-of-sheet";

export type SheetOwner = { personId: string; locationId: string; promotionId: string | null };

type Given = { owner: SheetOwner; sheets: readonly StockSheet[]; nameOf: (seriesId: string) => string };

/**
 * Puts new sheets among what waits on the device. Returns the ids for the sheets that are begun next, by series; null when they cannot
 * wait there: the cart holds the series already, something must be corrected or asked first, or the device keeps nothing.
 */
export async function waitWithSheets({ owner, sheets, nameOf }: Given): Promise<ReadonlyMap<string, string> | null> {
  const plan = planSheets(sheets, [], false);
  if (plan.outcome !== "save" || plan.sheets.some(({ sheet }) => sheet.revision !== null)) return null;
  const items = plan.sheets.map((planned) => itemOf(planned, { owner, name: nameOf(planned.sheet.seriesId), now: Date.now() }));
  const isKept = await changeWaiting(owner.personId, (queue) => items.reduce(withItem, queue));
  return isKept ? new Map(plan.sheets.map(({ sheet }) => [sheet.seriesId, newId()])) : null;
}

type Facts = { owner: SheetOwner; name: string; now: number };

/** The entry of one sheet: the call that adds it, and its lines as a person reads them. */
export function itemOf(planned: PlannedSheet, { owner, name, now }: Facts): WaitingItem {
  const preorder = preorderOfSheet({ planned, present: undefined, promotionId: owner.promotionId });
  const lines = (preorder.merchandise.lines ?? []).map(({ id, productId, packSize, quantity }) => {
    const values = readProductId(productId ?? "")?.values ?? {};
    return { lineId: id, name, values, packSize, eye: null, quantity };
  });
  return {
    ...{ id: preorder.id, kind: "stock", madeAt: now, lines, tries: 0, state: { name: "waiting" } },
    call: { name: "sync", input: { locationId: owner.locationId, preorders: [preorder] } },
  };
}

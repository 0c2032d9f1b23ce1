import { v7 as newId } from "uuid";
import { gridPath } from "~/domain/order/grid-path";
import { type PlannedSheet, planSheets } from "~/domain/order/plan-sheets";
import { openSheet, type StockSheet } from "~/domain/order/stock-sheet";
import { splitProductId } from "~/domain/product/product-id";
import { preorderOfSheet } from "~/forms/stock-grid/preorder-of-sheet";
import { withChange } from "~/offline/waiting/queue";
import type { WaitingItem } from "~/offline/waiting/waiting-item";
import { changeWaiting } from "~/offline/waiting/waiting-store";

export type SheetOwner = { personId: string; locationId: string; promotionId: string | null };

/** What the cart holds of the preorders that sheets change. */
export type SheetCart = readonly {
  id: string;
  revision: number;
  note: string;
  lines: readonly { id: string; productId: string; quantity: number }[];
}[];

type Given = { owner: SheetOwner; sheets: readonly StockSheet[]; cart: SheetCart; nameOf: (seriesId: string) => string };

/**
 * Lets sheets wait on the device, including those that change what is in the cart. Returns the sheets to continue with, by series; null
 * when they cannot wait there: something must be corrected or asked first, or the device stores nothing.
 */
export async function waitWithSheets({ owner, sheets, cart, nameOf }: Given): Promise<ReadonlyMap<string, StockSheet> | null> {
  const plan = planSheets(sheets, cart, false);
  if (plan.outcome !== "save") return null;
  const now = Date.now();
  const items = plan.sheets.map((planned) => {
    const present = cart.find(({ id }) => id === planned.sheet.preorderId);
    return itemOf(planned, { owner, present, name: nameOf(planned.sheet.seriesId), now });
  });
  const isKept = await changeWaiting(owner.personId, (queue) => items.reduce(withChange, queue));
  return isKept ? new Map(plan.sheets.map((planned) => [planned.sheet.seriesId, sheetAfter(planned)])) : null;
}

/** Returns the sheet to continue with: after a new one, one for another preorder; after one of the cart, one based on what waits. */
function sheetAfter({ sheet: { seriesId, preorderId, revision }, lines }: PlannedSheet): StockSheet {
  return openSheet(seriesId, revision === null ? null : { id: preorderId, revision, lines }, newId());
}

type Facts = { owner: SheetOwner; present: SheetCart[number] | undefined; name: string; now: number };

/** The entry of one sheet: the call that adds or changes it and deletes its stored draft (D31), and its lines as a person reads them. */
function itemOf(planned: PlannedSheet, { owner, present, name, now }: Facts): WaitingItem {
  const { promotionId } = owner;
  const preorder = preorderOfSheet({ planned, present, promotionId });
  const submittedForm = { path: gridPath, subject: preorder.id };
  const lines = (preorder.merchandise.lines ?? []).map(({ id, productId, packSize, quantity }) => {
    const values = splitProductId(productId ?? "")?.values ?? {};
    return { lineId: id, name, values, packSize, eye: null, quantity };
  });
  const before = present && preorderOfSheet({ planned: { ...planned, lines: [...present.lines] }, present, promotionId });
  return {
    ...{ id: preorder.id, kind: present ? "quantities" : "stock", madeAt: now, lines, tries: 0, state: { name: "waiting" } },
    ...(before && { before: [{ ...before, revision: undefined }] }),
    call: { name: "sync", input: { locationId: owner.locationId, preorders: [preorder], submittedForm } },
  };
}

import { isSheetDirty, type StockSheet } from "~/domain/order/stock-sheet";
import { mergeSheets } from "~/forms/stock-grid/draft-state";
import { loadDrafts } from "~/offline/drafts/load-drafts";
import type { DraftOwner } from "~/offline/drafts/stock-drafts";

/** Saves typed sheets on the device without losing what the draft there already holds (D31). */
export async function keepUnread(owner: DraftOwner, typed: readonly StockSheet[]): Promise<void> {
  const drafts = await loadDrafts();
  const now = new Date();
  const kept = (await drafts?.loadStoredDraft(owner, now))?.sheets.filter(isSheetDirty) ?? [];
  await drafts?.storeDraft(owner, Object.values(mergeSheets(kept, typed)), now);
}

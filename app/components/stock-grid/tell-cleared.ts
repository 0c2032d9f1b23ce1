import { notify } from "~/components/notices/notify";
import { isSheetDirty, type StockSheet, sheetChanges } from "~/domain/order/stock-sheet";
import { type DraftState, dirtySheets } from "~/forms/stock-grid/draft-state";
import { loadDrafts } from "~/offline/drafts/load-drafts";
import type { DraftOwner } from "~/offline/drafts/stock-drafts";
import type { GridStore } from "./grid-store";

/** Shows how much was cleared, and offers to undo it (D54). `before` is the draft before clearing. */
export function tellCleared(store: GridStore, before: DraftState, owner: DraftOwner): void {
  const count = dirtySheets(before).flatMap(sheetChanges).length;
  if (count === 0) return;
  const undo = async () => {
    store.change((draft) => ({ ...draft, state: undoClear(draft.state, before) }));
    // The page may have been left in the meantime; then the device restores it.
    await (await loadDrafts())?.storeDraft(owner, dirtySheets(store.draft().state), new Date());
  };
  notify({ key: "stockGrid:notices.cleared", values: { count }, undo: () => void undo() });
}

/** Returns the draft with what was cleared, except where something else was typed since. */
export function undoClear(state: DraftState, cleared: DraftState): DraftState {
  const back = Object.values(cleared.sheets)
    .filter(isSheetDirty)
    .map((sheet) => withTypedSince(sheet, state.sheets[sheet.seriesId]));
  return {
    sheets: { ...state.sheets, ...Object.fromEntries(back.map((sheet) => [sheet.seriesId, sheet])) },
    facts: { ...cleared.facts, ...state.facts },
  };
}

function withTypedSince(sheet: StockSheet, present: StockSheet | undefined): StockSheet {
  if (!present) return sheet;
  const typed = sheetChanges(present).map(({ productId }) => [productId, present.texts[productId] ?? ""]);
  return { ...sheet, texts: { ...sheet.texts, ...Object.fromEntries(typed) } };
}

import { notify } from "~/components/notices/notify";
import { sheetChanges } from "~/domain/order/stock-sheet";
import type { DraftOwner } from "~/offline/drafts";
import { loadDrafts } from "~/offline/load-drafts";
import { applyTool, dirtySheets, undoClear } from "./draft-state";
import type { GridPage } from "./grid-page";
import type { GridStore } from "./grid-store";

/** Takes back what was typed and not added, in every series and pack, without a question, and offers to undo that (D54). */
export function useClearChanges(store: GridStore, page: GridPage, owner: DraftOwner): () => void {
  return () => {
    const before = store.draft().state;
    const count = dirtySheets(before).flatMap(sheetChanges).length;
    store.change(({ state }) => applyTool(state, page, { name: "clear" }));
    if (count === 0) return;
    const undo = async () => {
      store.change((draft) => ({ ...draft, state: undoClear(draft.state, before) }));
      // The page may have been left meanwhile; then the device brings it back.
      await (await loadDrafts())?.keepDraft(owner, dirtySheets(store.draft().state), new Date());
    };
    notify({ key: "stockGrid:notices.cleared", values: { count }, undo: () => void undo() });
  };
}

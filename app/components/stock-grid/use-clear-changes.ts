import { applyTool } from "~/forms/stock-grid/draft-state";
import type { GridPage } from "~/forms/stock-grid/grid-page";
import { retryUntilLoaded } from "~/offline/connection";
import type { DraftOwner } from "~/offline/drafts/stock-drafts";
import type { GridStore } from "./grid-store";

/**
 * Returns a function that clears what was typed and not added, in every series and pack, without asking; the notice with its undo is loaded
 * then.
 */
export function useClearChanges(store: GridStore, page: GridPage, owner: DraftOwner): () => void {
  return () => {
    const before = store.draft().state;
    store.change(({ state }) => applyTool(state, page, { name: "clear" }));
    void retryUntilLoaded(() => import("./tell-cleared")).then(({ tellCleared }) => tellCleared(store, before, owner));
  };
}

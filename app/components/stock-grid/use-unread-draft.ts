import { useEffect } from "react";
import { dirtySheets } from "~/forms/stock-grid/draft-state";
import { retryUntilLoaded } from "~/offline/connection";
import type { DraftOwner } from "~/offline/drafts/stock-drafts";
import type { GridStore } from "./grid-store";

/**
 * Saves what is typed when the page is left before it has read the device's draft, for example by an early press on "Save as template";
 * from then on `useKeptDraft` saves it.
 */
export function useUnreadDraft(store: GridStore, { personId, locationId, promotionId }: DraftOwner): void {
  useEffect(
    () => () => {
      const typed = dirtySheets(store.draft().state);
      if (store.keptAt() !== undefined || typed.length === 0) return;
      void retryUntilLoaded(() => import("./keep-unread")).then(({ keepUnread }) =>
        keepUnread({ personId, locationId, promotionId }, typed),
      );
    },
    [store, personId, locationId, promotionId],
  );
}

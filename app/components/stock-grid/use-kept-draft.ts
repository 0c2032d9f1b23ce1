import { useEffect, useEffectEvent, useRef, useState } from "react";
import { isSheetDirty, type StockSheet } from "~/domain/order/stock-sheet";
import { dirtySheets } from "~/forms/stock-grid/draft-state";
import type { SheetFacts } from "~/forms/stock-grid/grid-page";
import { afterPause } from "~/offline/after-pause";
import { loadDrafts } from "~/offline/drafts/load-drafts";
import type { DraftOwner } from "~/offline/drafts/stock-drafts";
import type { GridDraft, GridStore } from "./grid-store";

const pauseMilliseconds = 400;

/** Restores what the device stored of an earlier visit. */
export type RestoreDraft = (sheets: readonly StockSheet[], facts: readonly SheetFacts[]) => void;

type Given = DraftOwner & { store: GridStore; restore: RestoreDraft };

/**
 * Saves the draft of a location on this device (D31), shortly after the last key and when the page is left, and restores it once. The
 * store tells when it was saved last.
 */
export function useKeptDraft({ personId, locationId, promotionId, store, restore }: Given): void {
  const [isRead, setIsRead] = useState(false);
  const onRead = useEffectEvent(restore);
  const kept = useRef<GridDraft | null>(null);
  useEffect(() => {
    let isStale = false;
    const bringBack = async () => {
      const draft = await (await loadDrafts())?.readDraft({ personId, locationId, promotionId }, new Date());
      const kept = draft?.sheets.filter(isSheetDirty) ?? [];
      const facts = await readFacts(kept.map(({ seriesId }) => seriesId));
      if (isStale) return;
      if (draft && kept.length > 0) {
        onRead(kept, facts);
        store.setKeptAt(new Date(draft.savedAtMilliseconds));
      }
      setIsRead(true);
    };
    void bringBack();
    return () => {
      isStale = true;
    };
  }, [personId, locationId, promotionId, store]);
  useEffect(() => {
    if (!isRead) return;
    let callOff = () => {};
    const keep = async () => {
      callOff();
      if (kept.current === store.draft()) return;
      kept.current = store.draft();
      const sheets = dirtySheets(kept.current.state);
      const now = new Date();
      const isKept = await (await loadDrafts())?.storeDraft({ personId, locationId, promotionId }, sheets, now);
      store.setKeptAt(isKept && sheets.length > 0 ? now : null);
    };
    const keepNow = () => void keep();
    const keepSoon = () => {
      callOff();
      callOff = afterPause(keepNow, pauseMilliseconds);
    };
    keepSoon();
    const leave = store.follow(keepSoon);
    addEventListener("pagehide", keepNow);
    return () => {
      leave();
      removeEventListener("pagehide", keepNow);
      keepNow();
    };
  }, [isRead, personId, locationId, promotionId, store]);
}

/** Names and packs of series, to show kept lines of series out of view. */
async function readFacts(seriesIds: readonly string[]): Promise<SheetFacts[]> {
  if (seriesIds.length === 0) return [];
  const search = new URLSearchParams(seriesIds.map((id) => ["series", id]));
  try {
    const answer = await fetch(`/products/stock-revenue/facts?${search}`, { headers: { Accept: "application/json" } });
    return answer.ok ? ((await answer.json()) as SheetFacts[]) : [];
  } catch {
    return [];
  }
}

import { useEffect, useEffectEvent, useRef, useState } from "react";
import { isSheetDirty, type StockSheet } from "~/domain/order/stock-sheet";
import { dirtySheets, mergeSheets } from "~/forms/stock-grid/draft-state";
import type { SheetFacts } from "~/forms/stock-grid/grid-page";
import { afterPause } from "~/offline/after-pause";
import { retryUntilAnswered } from "~/offline/connection";
import { loadDrafts } from "~/offline/drafts/load-drafts";
import type { DraftOwner } from "~/offline/drafts/stock-drafts";
import { isWorthRetrying, retryAfterSeconds } from "~/offline/worth-retrying";
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
  const saved = useRef<GridDraft | null>(null);
  /** Sheets of other series from an earlier visit, while the names of these series are being loaded. */
  const unnamed = useRef<readonly StockSheet[]>([]);
  useEffect(() => {
    const left = new AbortController();
    const bringBack = async () => {
      const draft = await (await loadDrafts())?.loadStoredDraft({ personId, locationId, promotionId }, new Date());
      if (left.signal.aborted) return;
      const kept = draft?.sheets.filter(isSheetDirty) ?? [];
      const { facts: known } = store.draft().state;
      if (kept.length > 0) onRead(kept, []);
      unnamed.current = kept.filter(({ seriesId }) => known[seriesId] === undefined);
      store.setKeptAt(draft && kept.length > 0 ? new Date(draft.savedAtMilliseconds) : null);
      setIsRead(true);
      if (unnamed.current.length === 0) return;
      const facts = await loadSheetFacts(
        unnamed.current.map(({ seriesId }) => seriesId),
        left.signal,
      );
      if (left.signal.aborted || facts === null) return;
      onRead(unnamed.current, facts);
      unnamed.current = [];
    };
    void bringBack();
    return () => left.abort();
  }, [personId, locationId, promotionId, store]);
  useEffect(() => {
    if (!isRead) return;
    let callOff = () => {};
    const keep = async () => {
      callOff();
      if (saved.current === store.draft()) return;
      saved.current = store.draft();
      const sheets = Object.values(mergeSheets(unnamed.current, dirtySheets(saved.current.state)));
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

/**
 * Returns names and packs of series, to show kept lines of series out of view; null when the portal does not tell this person, or when the
 * page has been left.
 */
function loadSheetFacts(seriesIds: readonly string[], signal: AbortSignal): Promise<SheetFacts[] | null> {
  const search = new URLSearchParams(seriesIds.map((id) => ["series", id]));
  const attempt = async () => {
    try {
      const answer = await fetch(`/products/stock-revenue/facts?${search}`, { headers: { Accept: "application/json" }, signal });
      if (isWorthRetrying(answer.status)) return retryAfterSeconds(answer);
      const isPortal = answer.ok && answer.headers.get("Content-Type")?.includes("json");
      return isPortal ? ((await answer.json()) as SheetFacts[]) : null;
    } catch {
      return signal.aborted ? null : 0;
    }
  };
  return retryUntilAnswered(attempt, signal);
}

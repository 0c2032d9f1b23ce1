import { useEffect, useRef, useState } from "react";
import { isSheetDirty, type StockSheet } from "~/domain/order/stock-sheet";
import { keepDraft, readDraft } from "~/offline/drafts";
import type { SheetFacts } from "./grid-page";

const pauseMilliseconds = 400;

type Given = {
  personId: string;
  sheets: readonly StockSheet[];
  /** Takes back what the device kept of an earlier visit. */
  restore: (sheets: readonly StockSheet[], facts: readonly SheetFacts[]) => void;
};

/** Keeps what is typed on this device (D31), a moment after the last key, and brings it back once. Answers when it was kept last. */
export function useKeptDraft({ personId, sheets, restore }: Given): Date | null {
  const [keptAt, setKeptAt] = useState<Date | null>(null);
  const [isRead, setIsRead] = useState(false);
  const take = useRef(restore);
  useEffect(() => {
    take.current = restore;
  });
  useEffect(() => {
    let isStale = false;
    const bringBack = async () => {
      const draft = await readDraft(personId, new Date());
      const kept = draft?.sheets.filter(isSheetDirty) ?? [];
      const facts = await readFacts(kept.map(({ seriesId }) => seriesId));
      if (isStale) return;
      if (draft && kept.length > 0) {
        take.current(kept, facts);
        setKeptAt(new Date(draft.savedAtMilliseconds));
      }
      setIsRead(true);
    };
    void bringBack();
    return () => {
      isStale = true;
    };
  }, [personId]);
  useEffect(() => {
    if (!isRead) return;
    const keep = async () => {
      const now = new Date();
      const isKept = await keepDraft(personId, sheets, now);
      setKeptAt(isKept && sheets.length > 0 ? now : null);
    };
    const timer = setTimeout(() => void keep(), pauseMilliseconds);
    return () => clearTimeout(timer);
  }, [isRead, personId, sheets]);
  return keptAt;
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

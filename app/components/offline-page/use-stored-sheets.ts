import { useEffect, useState } from "react";
import { v7 as newId } from "uuid";
import { waitWithSheets } from "~/components/stock-grid/wait-with-sheets";
import { isSheetDirty, openSheet, type StockSheet } from "~/domain/order/stock-sheet";
import type { DevicePerson } from "~/offline/device/device-person";
import { loadKnownSeries, type OfflineSeries } from "~/offline/device/known-series";
import { loadStoredDraft, storeDraft } from "~/offline/drafts/stock-drafts";

export type StoredSheets = {
  /** The stored series, last opened first. */
  series: readonly OfflineSeries[];
  sheetOf: (seriesId: string) => StockSheet;
  change: (sheet: StockSheet) => void;
  /** Adds the sheet of a series to the entries that wait to be sent. */
  confirm: (facts: OfflineSeries) => void;
};

/**
 * Returns a person's unfinished stock order on the device, and the stored data of its series; null until they are loaded. What is typed
 * here is stored at once, so the page of the stock order restores it too.
 */
export function useStoredSheets(person: DevicePerson): StoredSheets | null {
  const [series, setSeries] = useState<OfflineSeries[] | null>(null);
  const [sheets, setSheets] = useState<readonly StockSheet[]>([]);
  const { personId, locationId } = person;
  useEffect(() => {
    const load = async () => {
      const draft = await loadStoredDraft({ personId, locationId, promotionId: null }, new Date());
      setSheets(draft?.sheets ?? []);
      setSeries(await loadKnownSeries(personId, new Date()));
    };
    void load();
  }, [personId, locationId]);
  if (series === null) return null;
  const owner = { personId, locationId, promotionId: null };
  const store = (next: readonly StockSheet[]) => {
    setSheets(next);
    void storeDraft(owner, next.filter(isSheetDirty), new Date());
  };
  const others = ({ seriesId }: Pick<StockSheet, "seriesId">) => sheets.filter((each) => each.seriesId !== seriesId);
  const confirm = async (facts: OfflineSeries) => {
    const sheet = sheets.find(({ seriesId }) => seriesId === facts.seriesId);
    if (!sheet) return;
    // What the cart already had when this was typed stays; only what is new is added.
    const added = withoutBase(sheet);
    const isWaiting = await waitWithSheets({ owner, sheets: [added], cart: [], nameOf: () => facts.name });
    if (isWaiting) store(others(sheet));
  };
  return {
    series,
    sheetOf: (seriesId) => sheets.find((each) => each.seriesId === seriesId) ?? openSheet(seriesId, null, newId()),
    change: (sheet) => store([...others(sheet), sheet]),
    confirm: (facts) => void confirm(facts),
  };
}

/** Returns the boxes that are not in the cart yet, as a separate sheet. */
function withoutBase(sheet: StockSheet): StockSheet {
  if (sheet.revision === null) return sheet;
  const texts = Object.fromEntries(Object.entries(sheet.texts).filter(([productId, text]) => text !== String(sheet.base[productId] ?? "")));
  return { ...openSheet(sheet.seriesId, null, newId()), texts };
}

import { type SheetFacts, sheetFacts } from "~/components/stock-grid/grid-page";
import type { SentForm } from "~/components/stock-grid/sent-form";
import type { Calls } from "~/context.server";
import { type Entries, readSheets } from "~/domain/order/sheet-entries";

/** A form that comes back to the page, with the names of the series out of view. */
export async function sentForm(calls: Calls, entries: Entries, seriesId: string, more: Partial<SentForm> = {}): Promise<SentForm> {
  const seriesIds = readSheets(entries, [])
    .map((sheet) => sheet.seriesId)
    .filter((id) => id !== seriesId);
  return { entries, others: await readSheetFacts(calls, seriesIds), tool: null, replaces: false, refusal: null, ...more };
}

/** Names and packs of series; unknown ids are left out (D35). */
export async function readSheetFacts(calls: Calls, seriesIds: readonly string[]): Promise<SheetFacts[]> {
  if (seriesIds.length === 0) return [];
  const { series } = await calls.catalogue.seriesByIds({ seriesIds: seriesIds.slice(0, 50).map((id) => id.slice(0, 80)) });
  return series.map(sheetFacts);
}

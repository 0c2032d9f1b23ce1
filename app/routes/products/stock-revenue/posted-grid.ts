import { type RouterContextProvider, redirect } from "react-router";
import type { Calls } from "~/context.server";
import { gridPath } from "~/domain/order/grid-path";
import { type Entries, parseSheets, promotionField } from "~/domain/order/sheet-entries";
import type { GridTool } from "~/forms/stock-grid/draft-state";
import { type SheetFacts, sheetFacts } from "~/forms/stock-grid/grid-page";
import { hasWords, plainLines } from "~/forms/stock-grid/plain-lines";
import type { SentForm } from "~/forms/stock-grid/sent-form";
import { loadKeptForm } from "~/middleware/kept-form.server";

/** Returns a form to the page, with the names of the series out of view. */
export async function sentForm(calls: Calls, entries: Entries, seriesId: string, more: Partial<SentForm> = {}): Promise<SentForm> {
  const seriesIds = parseSheets(entries, [])
    .map((sheet) => sheet.seriesId)
    .filter((id) => id !== seriesId);
  return { entries, others: await loadSheetFacts(calls, seriesIds), tool: null, replaces: false, refusal: null, ...more };
}

/**
 * Redirects a URL that names a stored form without a series, as the list of drafts does (D77), to the grid of a series in it, in its
 * promotion.
 */
export async function openSheets(context: Readonly<RouterContextProvider>, url: URL): Promise<void> {
  const typed = await loadKeptForm({ url, context });
  const sheets = parseSheets(typed ?? [], []);
  const sheet = sheets.find(({ texts }) => Object.keys(texts).length > 0) ?? sheets[0];
  const promotionId = typed?.find(([name]) => name === promotionField)?.[1];
  const view = { series: sheet?.seriesId ?? "", ...(promotionId ? { promotion: promotionId } : {}) };
  if (sheet) throw redirect(`${gridPath}${url.search}&${new URLSearchParams(view)}`);
}

/** Returns the pressed tool; lines of a pasted column that people wrote are converted to those of a spreadsheet. */
export async function loadTool(calls: Calls, tool: GridTool | null, seriesId: string): Promise<GridTool | null> {
  if (tool?.name !== "paste" || !hasWords(tool.column)) return tool;
  const [facts] = await loadSheetFacts(calls, [seriesId]);
  return { ...tool, column: plainLines(tool.column, facts?.name ?? "") };
}

/** Returns names and packs of series; unknown ids are left out (D35). */
export async function loadSheetFacts(calls: Calls, seriesIds: readonly string[]): Promise<SheetFacts[]> {
  if (seriesIds.length === 0) return [];
  const { series } = await calls.catalogue.seriesByIds({ seriesIds: seriesIds.slice(0, 50).map((id) => id.slice(0, 80)) });
  return series.map(sheetFacts);
}

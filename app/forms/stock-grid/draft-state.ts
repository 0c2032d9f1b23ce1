import { type Entries, parseSheets } from "~/domain/order/sheet-entries";
import { type CartedStock, clearSheet, isSheetDirty, openSheet, refreshSheet, type StockSheet } from "~/domain/order/stock-sheet";
import { cellsOf, type GridPage, type SheetFacts } from "./grid-page";
import { parseColumn } from "./parse-column";

/** Everything of the stock order page that is not in the cart yet, of all series of this visit. */
export type DraftState = { sheets: Record<string, StockSheet>; facts: Record<string, SheetFacts> };

/** What a tool of the page does to the series in view. */
export type GridTool = { name: "fill" } | { name: "clear" } | { name: "paste"; column: string };

/** The stock preorders of the cart with the series they hold, as the cart in sight lists them. */
export type CartStock = readonly {
  id: string;
  revision: number;
  lines: readonly { productId: string; seriesId: string | null; quantity: number }[];
}[];

type Shown = {
  page: GridPage;
  cart: CartStock;
  newPreorderId: string;
  /** A sent or kept form, when there is one. */
  entries: Entries | null;
  others: readonly SheetFacts[];
};

/** The draft as a page begins with it: what the cart holds of the series in view, below what a form had sent. */
export function startDraft({ page, cart, newPreorderId, entries, others }: Shown): DraftState {
  const sent = entries === null ? [] : parseSheets(entries, cart);
  const facts = Object.fromEntries([...others, page.facts].map((each) => [each.seriesId, each]));
  const sheets = Object.fromEntries(sent.filter(({ seriesId }) => facts[seriesId] !== undefined).map((sheet) => [sheet.seriesId, sheet]));
  return showGrid({ sheets, facts }, { page, cart, newPreorderId });
}

/**
 * The draft beside another grid or another state of the cart: untouched sheets follow the cart, typed ones stay, and of the series
 * out of view only those are kept that hold something new.
 */
export function showGrid(state: DraftState, { page, cart, newPreorderId }: Pick<Shown, "page" | "cart" | "newPreorderId">): DraftState {
  const otherSheets = Object.values(state.sheets)
    .filter(({ seriesId }) => seriesId !== page.seriesId)
    .map((sheet) => refreshSheet(sheet, cartedOf(cart, sheet.seriesId), sheet.preorderId))
    .filter(isSheetDirty);
  const carted = cartedOf(cart, page.seriesId);
  const present = state.sheets[page.seriesId];
  const shown = present
    ? refreshSheet(present, carted, freshId(present, cart, newPreorderId))
    : openSheet(page.seriesId, carted, newPreorderId);
  return {
    sheets: Object.fromEntries([...otherSheets, shown].map((sheet) => [sheet.seriesId, sheet])),
    facts: { ...state.facts, [page.seriesId]: page.facts },
  };
}

/** The stock preorder of the cart that holds this series alone; the grid edits that one. */
function cartedOf(cart: CartStock, seriesId: string): CartedStock | null {
  return cart.find(({ lines }) => lines.length > 0 && lines.every((line) => line.seriesId === seriesId)) ?? null;
}

/**
 * Boxes of a series that other stock preorders of the cart hold, by product id: those of a repeated order with several series, and those
 * that came by a scan or another program. The grid shows them and leaves them as they are.
 */
export function cartedElsewhere(cart: CartStock, seriesId: string): Record<string, number> {
  const edited = cartedOf(cart, seriesId)?.id;
  const boxes: Record<string, number> = {};
  for (const { productId, quantity, seriesId: of } of cart.filter(({ id }) => id !== edited).flatMap(({ lines }) => lines)) {
    if (of === seriesId) boxes[productId] = (boxes[productId] ?? 0) + quantity;
  }
  return boxes;
}

/** An id that was never sent serves again; one that is or was in the cart does not. */
function freshId(sheet: StockSheet, cart: CartStock, newPreorderId: string): string {
  return sheet.revision === null && cart.every(({ id }) => id !== sheet.preorderId) ? sheet.preorderId : newPreorderId;
}

/** Puts typed texts into the sheet of a series. */
export function typeTexts(state: DraftState, seriesId: string, texts: Record<string, string>): DraftState {
  const sheet = state.sheets[seriesId];
  if (!sheet) return state;
  return { ...state, sheets: { ...state.sheets, [seriesId]: { ...sheet, texts: { ...sheet.texts, ...texts } } } };
}

/** A lens and the boxes of it that a URL asks for, in addition to those in the cart. */
export type AskedBoxes = { productId: string; boxes: number };

/** Enters the boxes that a URL asks for, if the lens is in view. */
export function askFor(state: DraftState, page: GridPage, { productId, boxes }: AskedBoxes): DraftState {
  if (!cellsOf(page).some((cell) => cell.productId === productId)) return state;
  const carted = state.sheets[page.seriesId]?.base[productId] ?? 0;
  return typeTexts(state, page.seriesId, { [productId]: String(carted + boxes) });
}

/** Returns the sheet of an earlier visit with what was typed since, lens by lens. */
function withTypedSince(kept: StockSheet, present: StockSheet): StockSheet {
  const [earlier, since] = [typedTexts(kept), typedTexts(present)];
  return { ...present, texts: { ...present.texts, ...earlier, ...since } };
}

/** Returns sheets of an earlier visit with what was typed since, and the present sheets of other series, by series id. */
export function mergeSheets(kept: readonly StockSheet[], present: readonly StockSheet[]): DraftState["sheets"] {
  const since = new Map(present.filter(isSheetDirty).map((sheet) => [sheet.seriesId, sheet]));
  const merged = kept.map((sheet) => {
    const typed = since.get(sheet.seriesId);
    return typed ? withTypedSince(sheet, typed) : sheet;
  });
  return Object.fromEntries([...present, ...merged].map((sheet) => [sheet.seriesId, sheet]));
}

/** Returns the texts of a sheet that differ from the cart. */
function typedTexts({ base, texts }: StockSheet): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).filter(([productId, text]) => text.trim() !== String(base[productId] ?? "")));
}

/**
 * Fill: a usual month into the empty cells in view. Clear: back to what the cart holds, in every series, pack and axis of this visit.
 * Paste: a column from a spreadsheet; the lines that name no lens in view come back.
 */
export function applyTool(state: DraftState, page: GridPage, tool: GridTool): { state: DraftState; unread: string[] } {
  const sheet = state.sheets[page.seriesId];
  if (!sheet) return { state, unread: [] };
  if (tool.name === "paste") {
    const { texts, unread } = parseColumn(tool.column, page);
    return { state: typeTexts(state, page.seriesId, texts), unread };
  }
  if (tool.name === "fill") {
    const empty = cellsOf(page).filter(({ productId, usual }) => usual > 0 && (sheet.texts[productId] ?? "") === "");
    return {
      state: typeTexts(state, page.seriesId, Object.fromEntries(empty.map((cell) => [cell.productId, String(cell.usual)]))),
      unread: [],
    };
  }
  return { state: { ...state, sheets: mapSheets(state.sheets, clearSheet) }, unread: [] };
}

function mapSheets(sheets: DraftState["sheets"], change: (sheet: StockSheet) => StockSheet): DraftState["sheets"] {
  return Object.fromEntries(Object.values(sheets).map((sheet) => [sheet.seriesId, change(sheet)]));
}

/** The sheets with something that is not in the cart. */
export function dirtySheets({ sheets }: DraftState): StockSheet[] {
  return Object.values(sheets).filter(isSheetDirty);
}

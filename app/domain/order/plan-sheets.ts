import { boxesOfText, type CartedStock, isSheetDirty, type SheetMistake, type StockSheet, sheetLines, sheetMistakes } from "./stock-sheet";

export type PlannedSheet = { sheet: StockSheet; lines: { productId: string; quantity: number }[] };

/** A lens whose number differs; `touched` is true when the person typed one. */
export type DifferingLens = { productId: string; mine: string; theirs: number; touched: boolean };
export type SheetConflict = { seriesId: string; preorderId: string; revision: number; rows: DifferingLens[] };

export type SheetPlan =
  | { outcome: "mistakes"; mistakes: SheetMistake[] }
  | { outcome: "conflicts"; conflicts: SheetConflict[] }
  | { outcome: "removals"; removals: { productId: string; quantity: number }[] }
  | { outcome: "alreadySaved" }
  | { outcome: "inCart" }
  | { outcome: "nothing" }
  | { outcome: "save"; sheets: PlannedSheet[] };

/**
 * Plans what saving the stock order page does: refuses impossible quantities, asks about changes of the cart in another window, asks before
 * removing what is in the cart (D62), and saves the sheets that changed. A form that arrives again, because its answer was lost, changes
 * nothing: it is already saved. `inCart` when the form says just what the cart held when it was opened.
 */
export function planSheets(sheets: readonly StockSheet[], cart: readonly CartedStock[], removalConfirmed: boolean): SheetPlan {
  const mistakes = sheets.flatMap(sheetMistakes);
  if (mistakes.length > 0) return { outcome: "mistakes", mistakes };
  const conflicts = sheets.flatMap((sheet) => findConflict(sheet, cart));
  if (conflicts.length > 0) return { outcome: "conflicts", conflicts };
  const planned = sheets.filter(isSheetDirty).map((sheet) => ({ sheet, lines: sheetLines(sheet) }));
  const removals = planned.flatMap(({ sheet, lines }) =>
    Object.entries(sheet.base)
      .filter(([productId]) => !lines.some((line) => line.productId === productId))
      .map(([productId, quantity]) => ({ productId, quantity })),
  );
  if (removals.length > 0 && !removalConfirmed) return { outcome: "removals", removals };
  const worthSaving = planned.filter(({ sheet, lines }) => lines.length > 0 || Object.keys(sheet.base).length > 0);
  if (worthSaving.length > 0) return { outcome: "save", sheets: worthSaving };
  if (sheets.some((sheet) => isAlreadySaved(sheet, cart))) return { outcome: "alreadySaved" };
  const holdsBoxes = sheets.some(({ base }) => Object.keys(base).length > 0);
  return { outcome: planned.length === 0 && holdsBoxes ? "inCart" : "nothing" };
}

/** Whether the cart holds just what the sheet says, of a revision that the page had not seen. */
function isAlreadySaved(sheet: StockSheet, cart: readonly CartedStock[]): boolean {
  const present = cart.find(({ id }) => id === sheet.preorderId);
  return present !== undefined && present.revision !== sheet.revision && !isSheetDirty(sheet);
}

/** Returns the lenses of a sheet that differ from the cart, when the cart has changed since the sheet was opened. */
export function findConflict(sheet: StockSheet, cart: readonly CartedStock[]): SheetConflict[] {
  const present = cart.find(({ id }) => id === sheet.preorderId);
  if (!present || sheet.revision === null || present.revision === sheet.revision) return [];
  const theirs = new Map(present.lines.map(({ productId, quantity }) => [productId, quantity]));
  const productIds = [...new Set([...Object.keys(sheet.texts), ...theirs.keys()])];
  const rows = productIds.flatMap((productId): DifferingLens[] => {
    const mine = sheet.texts[productId]?.trim() ?? "";
    const other = theirs.get(productId) ?? 0;
    return boxesOfText(mine) === other ? [] : [{ productId, mine: mine === "" ? "0" : mine, theirs: other, touched: mine !== "" }];
  });
  return rows.length === 0 ? [] : [{ seriesId: sheet.seriesId, preorderId: sheet.preorderId, revision: present.revision, rows }];
}

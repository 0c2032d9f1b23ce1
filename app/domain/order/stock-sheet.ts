import { maximumQuantity, parseQuantity, type TypedQuantityCode, typedBoxes } from "./quantity";

/**
 * What a person has typed for one series on the stock order page, for all its packs, axes and other choices. `texts` are the typed
 * quantities by product id; `base` has the boxes of the cart when the sheet was opened, so a text that differs is not in the cart yet.
 * `revision` is that of the cart's preorder as last seen, null when there is none.
 */
export type StockSheet = {
  seriesId: string;
  preorderId: string;
  revision: number | null;
  base: Record<string, number>;
  texts: Record<string, string>;
};

/** The stock preorder of a series in the cart. */
export type CartedStock = { id: string; revision: number; lines: readonly { productId: string; quantity: number }[] };

/** Returns a sheet with the cart's quantities, or an empty one for a new preorder. */
export function openSheet(seriesId: string, carted: CartedStock | null, newId: string): StockSheet {
  const base = Object.fromEntries((carted?.lines ?? []).map(({ productId, quantity }) => [productId, quantity]));
  return clearSheet({ seriesId, preorderId: carted?.id ?? newId, revision: carted?.revision ?? null, base, texts: {} });
}

/** Returns the sheet with the cart's quantities only. */
export function clearSheet(sheet: StockSheet): StockSheet {
  return { ...sheet, texts: Object.fromEntries(Object.entries(sheet.base).map(([productId, boxes]) => [productId, String(boxes)])) };
}

/** Returns the boxes of a text, 0 while it cannot be read; for totals that update while typing. */
export function boxesOfText(text: string | undefined): number {
  const parsed = parseQuantity(text ?? "");
  return parsed.permitted ? parsed.quantity : 0;
}

export type SheetChange = { productId: string; before: number; after: number };

/** Returns what of a sheet is not in the cart yet, by product; unreadable texts, which will be refused, do not count. */
export function sheetChanges(sheet: StockSheet): SheetChange[] {
  const productIds = new Set([...Object.keys(sheet.base), ...Object.keys(sheet.texts)]);
  return [...productIds].flatMap((productId) => {
    const before = sheet.base[productId] ?? 0;
    const after = boxesOfText(sheet.texts[productId]);
    return before === after ? [] : [{ productId, before, after }];
  });
}

/** Whether the person has typed anything that is not in the cart, readable or not. */
export function isSheetDirty(sheet: StockSheet): boolean {
  const productIds = [...Object.keys(sheet.base), ...Object.keys(sheet.texts)];
  return productIds.some((productId) => (sheet.texts[productId] ?? "").trim() !== String(sheet.base[productId] ?? ""));
}

/**
 * Updates a sheet to the cart's present state: untouched quantities take the cart's, and so do typed ones that are in the cart by now;
 * others stay as typed, with the revision they were based on.
 */
export function refreshSheet(sheet: StockSheet, carted: CartedStock | null, newId: string): StockSheet {
  const fresh = openSheet(sheet.seriesId, carted, newId);
  if (!isSheetDirty(sheet)) return fresh;
  return carted?.id === sheet.preorderId && !isSheetDirty({ ...fresh, texts: sheet.texts }) ? fresh : sheet;
}

export type SheetMistake = {
  productId: string;
  code: TypedQuantityCode;
  given: string;
  maximum: number;
};

/** Returns every quantity of a sheet that cannot be ordered, in the order of typing. */
export function sheetMistakes(sheet: StockSheet): SheetMistake[] {
  return Object.entries(sheet.texts).flatMap(([productId, text]) => {
    const typed = typedBoxes(text, sheet.base[productId] ?? 0);
    return typed.permitted ? [] : [{ productId, code: typed.code, given: typed.values.given, maximum: maximumQuantity }];
  });
}

/** Returns the lines that a sheet without mistakes orders. */
export function sheetLines(sheet: StockSheet): { productId: string; quantity: number }[] {
  return Object.entries(sheet.texts).flatMap(([productId, text]) => {
    const typed = typedBoxes(text, sheet.base[productId] ?? 0);
    return typed.permitted && typed.quantity > 0 ? [{ productId, quantity: typed.quantity }] : [];
  });
}

import { maximumQuantity, type ParsedQuantity, parseQuantity } from "./quantity";

/**
 * What a person has typed for one series of the stock order page, for every pack, axis and other choice of it. `texts` are the
 * quantities as typed, by product id; `base` holds the boxes that the cart had when this was opened, so a text that differs from
 * it is not in the cart yet. `revision` is the cart's preorder as last seen, null when there is none yet.
 */
export type StockSheet = {
  seriesId: string;
  preorderId: string;
  revision: number | null;
  base: Record<string, number>;
  texts: Record<string, string>;
};

/** The stock preorder of a series as the cart holds it. */
export type CartedStock = { id: string; revision: number; lines: readonly { productId: string; quantity: number }[] };

/** A sheet that shows what the cart holds, or an empty one that will make a preorder of its own. */
export function openSheet(seriesId: string, carted: CartedStock | null, newId: string): StockSheet {
  const base = Object.fromEntries((carted?.lines ?? []).map(({ productId, quantity }) => [productId, quantity]));
  return clearSheet({ seriesId, preorderId: carted?.id ?? newId, revision: carted?.revision ?? null, base, texts: {} });
}

/** The sheet as the cart holds it, without anything typed. */
export function clearSheet(sheet: StockSheet): StockSheet {
  return { ...sheet, texts: Object.fromEntries(Object.entries(sheet.base).map(([productId, boxes]) => [productId, String(boxes)])) };
}

/** What a typed text orders: a quantity, nothing (empty, 0 and, for what is in the cart, less than 0), or a mistake. */
export function typedBoxes(text: string, boxesInCart: number): ParsedQuantity {
  const parsed = parseQuantity(text);
  if (parsed.permitted) return parsed;
  const takesOut = parsed.code === "quantityRequired" || (boxesInCart > 0 && /^\s*[-\u2212]\d+\s*$/.test(text));
  return takesOut ? { permitted: true, quantity: 0 } : parsed;
}

/** Boxes of a text, 0 while it cannot be read; for totals that follow the typing. */
export function boxesOfText(text: string | undefined): number {
  const parsed = parseQuantity(text ?? "");
  return parsed.permitted ? parsed.quantity : 0;
}

export type SheetChange = { productId: string; before: number; after: number };

/** What of a sheet is not in the cart yet, product by product; texts that cannot be read count as they will be refused: not at all. */
export function sheetChanges(sheet: StockSheet): SheetChange[] {
  const productIds = new Set([...Object.keys(sheet.base), ...Object.keys(sheet.texts)]);
  return [...productIds].flatMap((productId) => {
    const before = sheet.base[productId] ?? 0;
    const after = boxesOfText(sheet.texts[productId]);
    return before === after ? [] : [{ productId, before, after }];
  });
}

/** Has the person typed anything that the cart does not hold, readable or not? */
export function isSheetDirty(sheet: StockSheet): boolean {
  const productIds = [...Object.keys(sheet.base), ...Object.keys(sheet.texts)];
  return productIds.some((productId) => (sheet.texts[productId] ?? "").trim() !== String(sheet.base[productId] ?? ""));
}

/**
 * A sheet beside the cart's present state: what is untouched follows the cart, and so does what was typed and is in the cart by
 * now; what differs stays as typed, with the revision it was typed upon.
 */
export function refreshSheet(sheet: StockSheet, carted: CartedStock | null, newId: string): StockSheet {
  const fresh = openSheet(sheet.seriesId, carted, newId);
  if (!isSheetDirty(sheet)) return fresh;
  return carted?.id === sheet.preorderId && !isSheetDirty({ ...fresh, texts: sheet.texts }) ? fresh : sheet;
}

export type SheetMistake = {
  productId: string;
  code: "quantityNotWhole" | "quantityTooLarge" | "quantityRequired";
  given: string;
  maximum: number;
};

/** Every quantity of a sheet that cannot be ordered, in the order of typing. */
export function sheetMistakes(sheet: StockSheet): SheetMistake[] {
  return Object.entries(sheet.texts).flatMap(([productId, text]) => {
    const typed = typedBoxes(text, sheet.base[productId] ?? 0);
    return typed.permitted ? [] : [{ productId, code: typed.code, given: typed.values.given, maximum: maximumQuantity }];
  });
}

/** What the sheet orders, once it has no mistakes. */
export function sheetLines(sheet: StockSheet): { productId: string; quantity: number }[] {
  return Object.entries(sheet.texts).flatMap(([productId, text]) => {
    const typed = typedBoxes(text, sheet.base[productId] ?? 0);
    return typed.permitted && typed.quantity > 0 ? [{ productId, quantity: typed.quantity }] : [];
  });
}

import { splitProductId } from "../product/product-id";
import type { CartedStock, StockSheet } from "./stock-sheet";

/** A form as names and values, in order. */
export type Entries = readonly (readonly [name: string, value: string])[];

/** The hidden field that names the promotion from which the form orders (D74). */
export const promotionField = "promotion";

/** The beginning of the name of a sheet's field, which the id of its series follows. */
export const sheetName = "sheet:";
export const boxesName = "boxes:";
/** The choice for a product after another window had changed the cart. */
const resolvedName = "settled:";
/** Maximum number of series in one form, whose names the page can look up together. */
export const sheetsMax = 50;
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Returns the name of the field for the boxes of a product. */
export const boxesField = (productId: string) => `${boxesName}${productId}`;
/** Returns the name of the field that chooses between the person's own number and another window's. */
export const resolvedField = (productId: string) => `${resolvedName}${productId}`;

/** Returns the field with the preorder of a sheet and its revision. */
export function sheetEntry({ seriesId, preorderId, revision }: StockSheet): [name: string, value: string] {
  return [`${sheetName}${seriesId}`, `${preorderId} ${revision ?? ""}`.trim()];
}

/** Returns the id of the preorder in a sheet's field; null for any other field. */
export function preorderOfEntry([name, value]: Entries[number]): string | null {
  const [preorderId = ""] = value.split(" ");
  return name.startsWith(sheetName) && uuid.test(preorderId) ? preorderId : null;
}

/** Returns everything of the sheets except products that the page has as visible fields. */
export function hiddenEntries(sheets: readonly StockSheet[], inView: ReadonlySet<string>): [string, string][] {
  return sheets.flatMap((sheet) => [
    sheetEntry(sheet),
    ...Object.entries(sheet.texts)
      .filter(([productId, text]) => !inView.has(productId) && (text !== "" || sheet.base[productId] !== undefined))
      .map(([productId, text]): [string, string] => [boxesField(productId), text]),
  ]);
}

/**
 * Returns the sheets of a sent form. `cart` holds the present preorders; the sheet of a preorder that is not there has no base. Fields that
 * name no product of a sent sheet are ignored.
 */
export function parseSheets(entries: Entries, cart: readonly CartedStock[]): StockSheet[] {
  const sheets = new Map<string, StockSheet>();
  for (const [name, value] of entries) {
    const preorderId = preorderOfEntry([name, value]);
    if (preorderId === null || sheets.size >= sheetsMax) continue;
    const [, revision = ""] = value.split(" ");
    const carted = cart.find(({ id }) => id === preorderId);
    const base = Object.fromEntries((carted?.lines ?? []).map((line) => [line.productId, line.quantity]));
    const seriesId = name.slice(sheetName.length);
    sheets.set(seriesId, { seriesId, preorderId, revision: /^\d+$/.test(revision) ? Number(revision) : null, base, texts: {} });
  }
  for (const prefix of [boxesName, resolvedName]) {
    for (const [name, value] of entries) {
      if (!name.startsWith(prefix)) continue;
      const productId = name.slice(prefix.length);
      const sheet = sheets.get(splitProductId(productId)?.seriesId ?? "");
      if (sheet && (value !== "" || prefix === resolvedName || sheet.base[productId] !== undefined))
        sheet.texts[productId] = value.slice(0, 40);
    }
  }
  return [...sheets.values()];
}

import type { CalendarDay } from "../edition";
import type { Series, Solution } from "../lens/series";
import type { PriceRow } from "../price/price-row";

/**
 * The stock level of a product as the distributor reports it, in boxes or bottles. A stored row says when its number was stated, null when
 * that is unknown; a row of a file does not.
 */
export type StockRow = {
  itemId: string;
  productId: string;
  onHand: number;
  expectedDay: CalendarDay | null;
  soldOut: boolean;
  countedAt?: string | null;
};

/** The GTIN of a product where it differs from the derived one (D15). */
export type GtinRow = { productId: string; seriesId: string; gtin: string };

/** The rows that imports write, by their table. */
export type ImportTables = { series: Series; solutions: Solution; gtins: GtinRow; prices: PriceRow; stock: StockRow };
export type ImportTable = keyof ImportTables;

/** A row with its key within its table. */
export type ImportRow = { [Table in ImportTable]: { table: Table; key: string; row: ImportTables[Table] } }[ImportTable];

/** A change of one row: `before` is null for a new row, `after` for a removed one. */
export type RowChange = {
  [Table in ImportTable]: { table: Table; key: string; before: ImportTables[Table] | null; after: ImportTables[Table] | null };
}[ImportTable];

export const seriesRow = (row: Series): ImportRow => ({ table: "series", key: row.id, row });
export const solutionRow = (row: Solution): ImportRow => ({ table: "solutions", key: row.id, row });
export const gtinRow = (row: GtinRow): ImportRow => ({ table: "gtins", key: row.productId, row });
export const priceRow = (row: PriceRow): ImportRow => ({ table: "prices", key: `${row.itemId} ${row.packSize}`, row });
export const stockRow = (row: StockRow): ImportRow => ({ table: "stock", key: `${row.itemId} ${row.productId}`, row });

/**
 * Returns when the number of a written stock row was stated: a number that a file leaves as it was keeps its time, and one that is restored
 * gets back the time that it had (D27, D91).
 */
export function countedAtOf({ before, after }: { before: StockRow | null; after: StockRow }, now: Date): Date | null {
  const kept = after.countedAt === undefined && before?.onHand === after.onHand ? before.countedAt : after.countedAt;
  if (kept === undefined) return now;
  return kept === null ? null : new Date(kept);
}

/** Whether two rows are equal, in any order of their fields and whenever their numbers were stated. */
export function isSameRow(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (key, inner: unknown) => {
    if (key === "countedAt") return;
    return typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : inner;
  });
}

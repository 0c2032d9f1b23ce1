import type { CalendarDay } from "../edition";
import type { Series, Solution } from "../lens/series";
import type { PriceRow } from "../price/price-row";

/** What the distributor reports of one product's shelf, in boxes or bottles. */
export type StockRow = { itemId: string; productId: string; onHand: number; expectedDay: CalendarDay | null; soldOut: boolean };

/** The GTIN of a product where it is not the one that is derived (D15). */
export type GtinRow = { productId: string; seriesId: string; gtin: string };

/** The rows that imports write, by the table they are kept in. */
export type ImportTables = { series: Series; solutions: Solution; gtins: GtinRow; prices: PriceRow; stock: StockRow };
export type ImportTable = keyof ImportTables;

/** A row with what it is found by within its table. */
export type ImportRow = { [Table in ImportTable]: { table: Table; key: string; row: ImportTables[Table] } }[ImportTable];

/** What becomes of one row: `before` null is new, `after` null is removed. */
export type RowChange = {
  [Table in ImportTable]: { table: Table; key: string; before: ImportTables[Table] | null; after: ImportTables[Table] | null };
}[ImportTable];

export const seriesRow = (row: Series): ImportRow => ({ table: "series", key: row.id, row });
export const solutionRow = (row: Solution): ImportRow => ({ table: "solutions", key: row.id, row });
export const gtinRow = (row: GtinRow): ImportRow => ({ table: "gtins", key: row.productId, row });
export const priceRow = (row: PriceRow): ImportRow => ({ table: "prices", key: `${row.itemId} ${row.packSize}`, row });
export const stockRow = (row: StockRow): ImportRow => ({ table: "stock", key: `${row.itemId} ${row.productId}`, row });

/** Do two rows say the same, whatever the order of their fields? */
export function isSameRow(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === "object" && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
}

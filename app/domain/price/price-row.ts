/**
 * The price of one series or solution in one pack, in one edition (D25). Amounts in the smallest unit per box or bottle, net or gross as
 * the edition prices.
 */
export type PriceRow = {
  /** Id of the series or solution. */
  itemId: string;
  packSize: number;
  priceRetail: number;
  /** Per box, for a line of at least `annualBoxes`. */
  priceAnnual: number;
  /** Boxes of a year's supply for one eye, at least 1; stored, never derived from the pack. */
  annualBoxes: number;
};

/** The highest price, in the smallest unit (D25): what is stored of an order has room for a full cart (D21) at it, with VAT and fee. */
export const priceMax = 1_700_000;

/**
 * Whether a price is within the limit. One that was stored before there was a limit counts as none: nothing is sold at it until the
 * distributor states another (D25).
 */
export const isWithinPriceMax = ({ priceRetail, priceAnnual }: Pick<PriceRow, "priceRetail" | "priceAnnual">): boolean =>
  Math.max(priceRetail, priceAnnual) <= priceMax;

/** The prices of one edition by item, packs ascending. */
export type PriceBook = ReadonlyMap<string, readonly PriceRow[]>;

/** Returns a price book from the rows of one edition. */
export function priceBook(rows: readonly PriceRow[]): PriceBook {
  const book = new Map<string, PriceRow[]>();
  for (const row of rows.toSorted((one, other) => one.packSize - other.packSize)) {
    book.set(row.itemId, [...(book.get(row.itemId) ?? []), row]);
  }
  return book;
}

/** Returns the row of a series in a pack; undefined when that pack is not sold. */
export function findPriceRow(book: PriceBook, itemId: string, packSize: number): PriceRow | undefined {
  return book.get(itemId)?.find((row) => row.packSize === packSize);
}

/** Returns the row that the catalogue shows for an item: that of its smallest pack (D25), or the only one of a solution. */
export function shownPriceRow(book: PriceBook, itemId: string): PriceRow | undefined {
  return book.get(itemId)?.[0];
}

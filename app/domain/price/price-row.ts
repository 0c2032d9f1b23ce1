/** The price of one series in one pack, in one edition (D25). Amounts of the smallest unit per box, net or gross as the edition prices. */
export type PriceRow = {
  seriesId: string;
  packSize: number;
  priceRetail: number;
  /** Per box, for a line of at least `annualBoxes`. */
  priceAnnual: number;
  /** Boxes of a year's supply for one eye, at least 1; stored, never derived from the pack. */
  annualBoxes: number;
};

/** The price of one case of a solution, or of one starter kit. */
export type SolutionPriceRow = { solutionId: string; priceRetail: number };

/** The prices of one edition, found by series and pack. */
export type PriceBook = { lenses: ReadonlyMap<string, PriceRow>; solutions: ReadonlyMap<string, SolutionPriceRow> };

const lensRowKey = (seriesId: string, packSize: number) => `${seriesId}/${packSize}`;

/** A price book of the rows of one edition. */
export function priceBook(rows: readonly PriceRow[], solutionRows: readonly SolutionPriceRow[] = []): PriceBook {
  return {
    lenses: new Map(rows.map((row) => [lensRowKey(row.seriesId, row.packSize), row])),
    solutions: new Map(solutionRows.map((row) => [row.solutionId, row])),
  };
}

/** The row of a series in a pack; undefined when that pack is not sold. */
export function findPriceRow(book: PriceBook, seriesId: string, packSize: number): PriceRow | undefined {
  return book.lenses.get(lensRowKey(seriesId, packSize));
}

/** The row that a series shows in the catalogue: its smallest pack (D25). */
export function shownPriceRow(rows: readonly PriceRow[]): PriceRow | undefined {
  return rows.toSorted((one, other) => one.packSize - other.packSize)[0];
}

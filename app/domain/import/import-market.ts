import type { EditionCode } from "../edition";
import type { Series, Solution } from "../lens/series";
import type { CurrencyCode } from "../money";
import type { PriceRow } from "../price/price-row";
import type { ImportMistake } from "./import-mistake";
import type { GtinRow, ImportRow, StockRow } from "./import-rows";

/** The present data of a market that an import is checked against. */
export type ImportMarket = {
  edition: EditionCode;
  currency: CurrencyCode;
  fractionDigits: number;
  seriesById: ReadonlyMap<string, Series>;
  solutionsById: ReadonlyMap<string, Solution>;
  prices: readonly PriceRow[];
  stock: readonly StockRow[];
  gtins: readonly GtinRow[];
  /** Ids of series and solutions of the other markets. */
  idsElsewhere: ReadonlySet<string>;
};

/** The rows that a file wants, and its mistakes. */
export type WantedRows = { rows: ImportRow[]; mistakes: ImportMistake[] };

/** Returns the pack sizes of an item; none when there is no such item. */
export function packSizesOf({ seriesById, solutionsById }: ImportMarket, itemId: string): readonly number[] {
  const solution = solutionsById.get(itemId);
  return seriesById.get(itemId)?.rxParameterRestrictions.flatMap(({ packSizes }) => packSizes) ?? (solution ? [solution.packSize] : []);
}

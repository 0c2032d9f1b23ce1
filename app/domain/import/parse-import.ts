import { lensFields } from "../lens/parameters";
import { type Comparison, compareRows, kindOfChange } from "./compare-rows";
import {
  blockColumn,
  currencyColumn,
  packSizesColumn,
  priceColumns,
  productColumns,
  recordColumn,
  seriesColumns,
  solutionColumns,
  stockColumns,
} from "./import-column";
import type { ImportKind, LeftOutRule } from "./import-file";
import type { ImportMarket } from "./import-market";
import type { ImportMistake } from "./import-mistake";
import { gtinRow, type ImportRow, priceRow, seriesRow, solutionRow, stockRow } from "./import-rows";
import { lensIdsOf } from "./listed-products";
import { parseCatalogue } from "./parse-catalogue";
import { parsePrices } from "./parse-prices";
import { parseProducts } from "./parse-products";
import { type ColumnNames, parseRecords } from "./parse-records";
import { parseStock } from "./parse-stock";

/** Numbers of rows, or of products for a product list, that are new, changed, removed and unchanged. */
export type ImportCounts = { added: number; changed: number; removed: number; unchanged: number };

/** What a file would change; nothing when it has mistakes. */
export type ImportReading = Comparison & { counts: ImportCounts; mistakes: ImportMistake[] };

type ImportFile = { kind: ImportKind; leftOut: LeftOutRule; text: string };

const namesOf = (...columns: readonly (readonly { name: string; optional?: true; byDefault?: string }[])[]): ColumnNames => {
  const all = columns.flat();
  const isNeeded = ({ optional, byDefault }: (typeof all)[number]) => !optional && byDefault === undefined;
  return { all: [...new Set(all.map(({ name }) => name))], needed: all.filter(isNeeded).map(({ name }) => name) };
};

const optionalColumns = (names: readonly string[]) => names.map((name) => ({ name, optional: true as const }));

/** The columns of each kind of file. */
export const importColumns: Readonly<Record<ImportKind, ColumnNames>> = {
  catalogue: {
    ...namesOf(
      optionalColumns([recordColumn]),
      seriesColumns,
      solutionColumns,
      optionalColumns([packSizesColumn, ...lensFields.map(blockColumn)]),
    ),
    needed: ["id"],
  },
  products: namesOf(productColumns, optionalColumns(lensFields)),
  prices: namesOf(priceColumns, optionalColumns([currencyColumn])),
  stock: namesOf(stockColumns),
};

/** Returns the content of a file, compared with the market's data (D90). All mistakes are listed; if there are any, nothing is changed. */
export function parseImport({ kind, leftOut, text }: ImportFile, market: ImportMarket): ImportReading {
  const { records, mistakes } = parseRecords(text, importColumns[kind]);
  if (mistakes.length > 0) return refusedFile(mistakes);
  if (kind === "products") {
    const { rows, seriesIds, mistakes: found } = parseProducts(records, market);
    if (found.length > 0) return refusedFile(found);
    const ofSeries = [...seriesIds].flatMap((id) => market.seriesById.get(id) ?? []).map(seriesRow);
    const present = [...ofSeries, ...market.gtins.filter(({ seriesId }) => seriesIds.has(seriesId)).map(gtinRow)];
    const comparison = compareRows(rows, present, "remove");
    return { ...comparison, counts: countProducts(comparison, records.length), mistakes: [] };
  }
  const readers = { catalogue: parseCatalogue, prices: parsePrices, stock: parseStock };
  const { rows, mistakes: found } = readers[kind](records, market);
  if (found.length > 0) return refusedFile(found);
  const comparison = compareRows(rows, leftOutOf(kind, market, rows), leftOut);
  return { ...comparison, counts: countChanges(comparison), mistakes: [] };
}

const noCounts: ImportCounts = { added: 0, changed: 0, removed: 0, unchanged: 0 };

const refusedFile = (mistakes: ImportMistake[]): ImportReading => ({
  ...{ changes: [], unchanged: 0, counts: noCounts },
  mistakes: mistakes.toSorted((one, other) => one.line - other.line),
});

/** Returns the rows that a file is compared with; of GTINs only those that the catalogue file names, which it never removes. */
function leftOutOf(kind: ImportKind, market: ImportMarket, wanted: readonly ImportRow[]): ImportRow[] {
  const named = new Set(wanted.map(({ key }) => key));
  return presentOf(kind, market).filter(({ table, key }) => table !== "gtins" || named.has(key));
}

/** Returns the market's present rows of a kind of file. */
export function presentOf(kind: ImportKind, { seriesById, solutionsById, gtins, prices, stock }: ImportMarket): ImportRow[] {
  if (kind === "prices") return prices.map(priceRow);
  if (kind === "stock") return stock.map(stockRow);
  return [...[...seriesById.values()].map(seriesRow), ...gtins.map(gtinRow), ...[...solutionsById.values()].map(solutionRow)];
}

export function countChanges({ changes, unchanged }: Comparison): ImportCounts {
  const counts = { ...noCounts, unchanged };
  for (const change of changes) counts[kindOfChange(change)] += 1;
  return counts;
}

/** Counts products for a product list: a product with only another GTIN counts as changed. */
function countProducts({ changes }: Comparison, listed: number): ImportCounts {
  let [added, removed] = [0, 0];
  const moved = new Set<string>();
  for (const change of changes) {
    if (change.table !== "series" || !change.before || !change.after) continue;
    const [before, after] = [change.before, change.after].map(({ rxParameterRestrictions }) => lensIdsOf(rxParameterRestrictions));
    if (!before || !after) continue;
    const [fresh, dropped] = [[...after].filter((id) => !before.has(id)), [...before].filter((id) => !after.has(id))];
    for (const id of [...fresh, ...dropped]) moved.add(change.key + id);
    added += fresh.length;
    removed += dropped.length;
  }
  const renumbered = changes.filter(({ table, key }) => table === "gtins" && !moved.has(key)).length;
  return { added, changed: renumbered, removed, unchanged: listed - added - renumbered };
}

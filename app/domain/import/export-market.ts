import type { CsvCell } from "../csv";
import { countListedLenses, lensesOfBlocks } from "../lens/lenses-of-blocks";
import { lensFields } from "../lens/parameters";
import type { Series, Solution } from "../lens/series";
import { seriesFields } from "../lens/series-fields";
import { gtinOf } from "../product/lens-gtin";
import { productIdOf } from "../product/product-id";
import {
  blockColumn,
  currencyColumn,
  listSeparator,
  packSizesColumn,
  priceColumns,
  productColumns,
  recordColumn,
  seriesColumns,
  solutionColumns,
  stockColumns,
} from "./import-column";
import { type ImportKind, importRowsMax } from "./import-file";
import type { ImportMarket } from "./import-market";
import { writeRow } from "./write-row";

type Cells = Readonly<Record<string, CsvCell>>;

/** An exported file of a market: the table for CSV, and the value for JSON. Importing it again changes nothing (D90). */
export type ExportedFile = { head: string[]; rows: CsvCell[][]; json: unknown };

/** Whether the series has few enough products for a product list that can be imported again. */
export const hasProductList = ({ rxParameterRestrictions }: Series) => countListedLenses(rxParameterRestrictions) <= importRowsMax;

/** Returns the market's data of a kind; `seriesId` names the series of a product list. */
export function exportMarket(kind: ImportKind, market: ImportMarket, seriesId: string | null): ExportedFile {
  switch (kind) {
    case "catalogue":
      return exportCatalogue(market);
    case "products":
      return exportProducts(market, market.seriesById.get(seriesId ?? ""));
    case "prices": {
      const { currency, fractionDigits } = market;
      const prices = market.prices.toSorted((one, other) =>
        one.itemId < other.itemId ? -1 : one.itemId > other.itemId ? 1 : one.packSize - other.packSize,
      );
      return tableOf(prices.map((price) => ({ ...cellsOf(writeRow(price, priceColumns, fractionDigits)), [currencyColumn]: currency })));
    }
    case "stock":
      return tableOf(market.stock.map((shelf) => cellsOf(writeRow(shelf, stockColumns))));
  }
}

const cellsOf = (cells: readonly { name: string; cell: CsvCell }[]): Cells =>
  Object.fromEntries(cells.map(({ name, cell }) => [name, cell]));

/** Returns a table with a column for each cell that any row has, in order of appearance. */
function tableOf(rows: readonly Cells[], json: unknown = rows): ExportedFile {
  const head = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return { head, rows: rows.map((row) => head.map((name) => row[name] ?? null)), json };
}

function exportCatalogue({ seriesById, solutionsById }: ImportMarket): ExportedFile {
  const used = lensFields.filter((field) =>
    [...seriesById.values()].some(({ rxParameterRestrictions }) =>
      rxParameterRestrictions.some(({ values }) => values[field] !== undefined),
    ),
  );
  const ofSeries = [...seriesById.values()].flatMap((series) =>
    series.rxParameterRestrictions.map(
      ({ values, packSizes }, index): Cells => ({
        ...(index === 0
          ? { [recordColumn]: "series", ...cellsOf(writeRow(series, seriesColumns)) }
          : { [recordColumn]: "series", id: series.id }),
        ...{ [packSizesColumn]: packSizes.join(listSeparator) },
        ...Object.fromEntries(used.map((field) => [blockColumn(field), values[field]?.join(listSeparator) ?? null])),
      }),
    ),
  );
  const ofSolutions = [...solutionsById.values()].map(
    (solution): Cells => ({ [recordColumn]: "solution", ...cellsOf(writeRow(solution, solutionColumns)) }),
  );
  const withoutEdition = ({ edition: _, ...item }: Series | Solution) => item;
  const json = { series: [...seriesById.values()].map(withoutEdition), solutions: [...solutionsById.values()].map(withoutEdition) };
  return tableOf([...ofSeries, ...ofSolutions], json);
}

function exportProducts({ gtins }: ImportMarket, series: Series | undefined): ExportedFile {
  if (!series) return tableOf([]);
  const imported = new Map(gtins.filter(({ seriesId }) => seriesId === series.id).map(({ productId, gtin }) => [productId, gtin]));
  const fields = seriesFields(series);
  const byId = new Map(
    [...lensesOfBlocks(series.rxParameterRestrictions)].map(({ values, packSize }) => {
      const productId = productIdOf(series, values, packSize);
      const named = { seriesId: series.id, productId, gtin: imported.get(productId) ?? gtinOf(series, values, packSize), packSize };
      const lens = Object.fromEntries(fields.map((field) => [field, values[field] ?? null]));
      return [productId, { ...cellsOf(writeRow(named, productColumns)), ...lens } as Cells];
    }),
  );
  return tableOf([...byId.values()]);
}

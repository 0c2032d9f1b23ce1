import { countListedLenses } from "../lens/lenses-of-blocks";
import { kindOfChange } from "./compare-rows";
import { type ImportColumn, priceColumns, seriesColumns, solutionColumns, stockColumns } from "./import-column";
import type { ImportMarket } from "./import-market";
import type { ImportTable, RowChange } from "./import-rows";
import { leapSize, priceLeap } from "./price-leap";
import { writeRow } from "./write-row";

/** A value as a file would write it, before and after; null when there is none. */
export type FieldChange = { column: string; before: string | null; after: string | null };

export type DescribedChange = {
  change: ReturnType<typeof kindOfChange>;
  itemId: string;
  /** The name of the series or solution. */
  name: string | null;
  /** The part of the item: the pack of a price, or the product of a stock level or GTIN; null for the item itself. */
  part: string | null;
  fields: FieldChange[];
  /** Ratio of new to present price when it is at least 2 or at most 0.5; else null. */
  leap: number | null;
};

const columnsOf: Readonly<Record<ImportTable, readonly ImportColumn[]>> = {
  series: seriesColumns,
  solutions: solutionColumns,
  prices: priceColumns,
  stock: stockColumns,
  gtins: [{ name: "gtin", type: "gtin" }],
};

/** Columns that identify a row are not listed as changes. */
const keyColumns: Readonly<Record<ImportTable, readonly string[]>> = {
  ...{ series: ["id"], solutions: ["id"], prices: ["itemId", "packSize"] },
  ...{ stock: ["itemId", "productId"], gtins: [] },
};

/** The column with the number of products of a series, whose blocks are too long to show. */
const productsColumn = "products";

/** Maximum number of changes shown per kind. */
const shownOfKind = 10;

/** Returns some changes of each kind for display: large changes of price first, the largest before the others. */
export function describeSome(changes: readonly RowChange[], market: ImportMarket): DescribedChange[] {
  const kinds = ["added", "changed", "removed"] as const;
  return kinds.flatMap((kind) => {
    const ofKind = changes.filter((change) => kindOfChange(change) === kind);
    const leaps = ofKind.flatMap((change) => {
      const leap = priceLeap(change);
      return leap === null ? [] : [{ change, leap }];
    });
    const farthest = leaps.toSorted((one, other) => leapSize(other.leap) - leapSize(one.leap)).map(({ change }) => change);
    return [...new Set([...farthest, ...ofKind])].slice(0, shownOfKind).map((change) => describeChange(change, market));
  });
}

function describeChange(change: RowChange, { fractionDigits, seriesById, solutionsById }: ImportMarket): DescribedChange {
  const { table, key, before, after } = change;
  const [itemId, part] = table === "gtins" ? [(after ?? before)?.seriesId ?? "", key] : (key.split(" ") as [string, string?]);
  const item = seriesById.get(itemId) ?? solutionsById.get(itemId);
  const added = (table === "series" || table === "solutions") && after;
  const [was, is] = [before, after].map((row) => (row ? cellsOf(row, columnsOf[table], fractionDigits) : new Map<string, string | null>()));
  const names = [...new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])])].filter((name) => !keyColumns[table].includes(name));
  const fields = names.flatMap((column) => {
    const field = { column, before: was?.get(column) ?? null, after: is?.get(column) ?? null };
    return field.before === field.after ? [] : [field];
  });
  return {
    change: kindOfChange(change),
    itemId,
    name: item?.displayName ?? (added ? added.displayName : null),
    part: part ?? null,
    fields,
    leap: priceLeap(change),
  };
}

function cellsOf(row: object, columns: readonly ImportColumn[], fractionDigits: number): Map<string, string | null> {
  const cells = writeRow(row as Record<string, unknown>, columns, fractionDigits).map(
    ({ name, cell }) => [name, cell === null ? null : String(cell)] as const,
  );
  const products =
    "rxParameterRestrictions" in row ? [[productsColumn, String(countListedLenses(row.rxParameterRestrictions as []))] as const] : [];
  return new Map([...cells, ...products]);
}

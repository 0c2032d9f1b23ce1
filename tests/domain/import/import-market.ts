import { prices } from "~/demo/catalogue/demo-prices";
import { solutions } from "~/demo/catalogue/solutions";
import { stockExceptions } from "~/demo/catalogue/stock";
import { csvText } from "~/domain/csv";
import type { EditionCode } from "~/domain/edition";
import { exportMarket } from "~/domain/import/export-market";
import type { ImportFormat, ImportKind } from "~/domain/import/import-file";
import type { ImportMarket } from "~/domain/import/import-market";
import { parseImport } from "~/domain/import/parse-import";
import { allSeries } from "~tests/domain/lens/arbitrary-lens";

/** What the demo's market has, as an import finds it. */
export function marketOf(edition: EditionCode, more: Partial<ImportMarket> = {}): ImportMarket {
  const series = allSeries.filter((each) => each.edition === edition);
  const ofEdition = solutions.filter((each) => each.edition === edition);
  return {
    edition,
    ...(edition === "IL" ? { currency: "ILS" as const, fractionDigits: 2 } : { currency: "KRW" as const, fractionDigits: 0 }),
    seriesById: new Map(series.map((each) => [each.id, each])),
    solutionsById: new Map(ofEdition.map((each) => [each.id, each])),
    prices: prices.filter((each) => each.edition === edition).map(({ edition: _, ...price }) => price),
    stock: series
      .flatMap(stockExceptions)
      .map(({ itemId, productId, onHand, soldOut }) => ({ itemId, productId, onHand, expectedDay: null, soldOut })),
    gtins: [],
    idsElsewhere: new Set([...allSeries, ...solutions].filter((each) => each.edition !== edition).map(({ id }) => id)),
    ...more,
  };
}

/** The file of what a market has. */
export function fileOf(kind: ImportKind, market: ImportMarket, { format = "csv" as ImportFormat, seriesId = "" } = {}): string {
  const { head, rows, json } = exportMarket(kind, market, seriesId);
  return format === "json" ? JSON.stringify(json, null, 2) : csvText([head, ...rows]);
}

/** What the import of a file makes of it; `market` is Israel's, unless another is given. */
export const imported = (
  kind: ImportKind,
  text: string,
  { market = marketOf("IL"), leftOut = "keep" }: { market?: ImportMarket; leftOut?: "keep" | "remove" } = {},
) => parseImport({ kind, leftOut, text }, market);

/** The mistakes of a file as `line column code value`. */
export const mistakesOf = (...given: Parameters<typeof imported>) =>
  imported(...given).mistakes.map(({ line, column, code, value }) => [line, column, code, value].filter((each) => each !== null).join(" "));

import type { Answers } from "~/calls/answers";
import type { Series, Solution } from "~/domain/lens/series";
import type { CurrencyCode } from "~/domain/money";
import { type PriceRow, shownPriceRow } from "~/domain/price/price-row";
import { imagesOf } from "~/domain/product/image-paths";
import { rememberedIn } from "~/domain/remembered";
import { editionOf } from "~/editions/editions";
import type { ItemFacts } from "./item-facts.server";
import { type Catalogue, shownName } from "./load-catalogue.server";

type SeriesAnswer = Answers["catalogue"]["list"]["series"][number];
type SolutionAnswer = Answers["catalogue"]["solutions"]["solutions"][number];

/** Returns a series in the shape of the calls (D60), with the price of its smallest regular pack (D25). */
export function seriesAnswerOf(series: Series, facts: ItemFacts, catalogue: Catalogue, currency: CurrencyCode): SeriesAnswer {
  return { ...publishedFacts(series, catalogue, currency), ...facts };
}

type PublishedFacts = Omit<SeriesAnswer, keyof ItemFacts>;

const published = new WeakMap<Catalogue, Map<Series, PublishedFacts>>();

/** Returns what the distributor publishes of a series, which is the same for everybody: computed once per catalogue. */
function publishedFacts(series: Series, catalogue: Catalogue, currency: CurrencyCode): PublishedFacts {
  return rememberedIn(published, catalogue, series, () => createPublishedFacts(series, catalogue, currency), Number.POSITIVE_INFINITY);
}

function createPublishedFacts(series: Series, { prices }: Catalogue, currency: CurrencyCode): PublishedFacts {
  const rows = prices.get(series.id) ?? [];
  const { material, waterPercent, oxygenTransmissibility, permitNumber, reviewNumber } = series;
  return {
    ...series,
    name: series.name,
    displayName: shownName(series),
    distributor: "CVI",
    metadata: { material, waterPercent, oxygenTransmissibility, permitNumber, reviewNumber },
    image: imagesOf(series.id, editionOf(series.edition).imagePath),
    imageId: series.id,
    hasProducts: series.rxParameterRestrictions.length > 0,
    ...shownPrices(rows[0], currency),
    packs: rows.map((row) => ({
      packSize: row.packSize,
      priceRetail: { amount: row.priceRetail, currency },
      priceAnnual: { amount: row.priceAnnual, currency },
      annualBoxes: row.annualBoxes,
    })),
    rxParameterRestrictions: series.rxParameterRestrictions.map(({ values, packSizes }) => ({
      values: Object.fromEntries(Object.entries(values).map(([field, list]) => [field, [...(list ?? [])]])),
      packSizes: [...packSizes],
    })),
  };
}

/** Returns a solution in the shape of the calls. */
export function solutionAnswerOf(solution: Solution, facts: ItemFacts, { prices }: Catalogue, currency: CurrencyCode): SolutionAnswer {
  const row = shownPriceRow(prices, solution.id);
  return {
    ...solution,
    displayName: shownName(solution),
    image: imagesOf(solution.id, editionOf(solution.edition).imagePath),
    imageId: solution.id,
    ...shownPrices(row, currency),
    annualBottles: row?.annualBoxes ?? 0,
    ...facts,
  };
}

function shownPrices(row: PriceRow | undefined, currency: CurrencyCode): Pick<SeriesAnswer, "priceRetail" | "priceAnnual"> {
  const money = (amount: number | undefined) => (amount === undefined ? null : { amount, currency });
  return { priceRetail: money(row?.priceRetail), priceAnnual: money(row?.priceAnnual) };
}

import { constantValues, madeValues } from "~/domain/catalogue/made-values";
import { type SeriesAnswer, type SolutionAnswer, seriesFacts, solutionFacts } from "./product-facts";

/** Returns what the details of a lens series show; lists of blocks are prepared for display. */
export function seriesDetails(series: SeriesAnswer) {
  const { id, trial, trialMultiplier, trialName, metadata, manufacturerName, type, packs, madeToOrder, itemId } = series;
  return {
    item: "series" as const,
    facts: seriesFacts(series),
    ...{ id, itemId, trial, trialMultiplier, trialName, metadata, manufacturerName, type, packs, madeToOrder },
    trialId: series.trialReference,
    modality: series.modality,
    constants: constantValues(series.rxParameterRestrictions),
    made: madeValues(series.rxParameterRestrictions),
  };
}

/** Returns what the details of a solution show. */
export function solutionDetails(solution: SolutionAnswer) {
  const { id, itemId, manufacturerName, volumeMillilitres, bottlesPerCase, starter, gtin, priceRetail, priceAnnual, annualBottles } =
    solution;
  return {
    item: "solution" as const,
    facts: solutionFacts(solution),
    ...{ id, itemId, manufacturerName, volumeMillilitres, bottlesPerCase, starter, gtin, priceRetail, priceAnnual, annualBottles },
  };
}

export type SeriesDetails = ReturnType<typeof seriesDetails>;
export type SolutionDetails = ReturnType<typeof solutionDetails>;

import type { Answers } from "~/calls/answers";
import type { EditionCode } from "~/domain/edition";
import type { Series } from "~/domain/lens/series";
import type { Money } from "~/domain/money";

type SeriesAnswer = Answers["catalogue"]["list"]["series"][number];

/** A pack with its prices per box (D25). */
export type Pack = { packSize: number; priceRetail: Money; priceAnnual: Money; annualBoxes: number };

/**
 * A series as the order form needs it: the blocks, from which the browser computes every field, the packs with their prices, and
 * promotions.
 */
export type OrderSeries = Series & {
  packs: Pack[];
  promotions: SeriesAnswer["promotions"];
  imageId: string;
  available: boolean;
  isFavourite: boolean;
};

/** Returns the part of a catalogue entry that the form needs; usage, stock and images stay on the server. */
export function orderSeriesOf(answer: SeriesAnswer, edition: EditionCode): OrderSeries {
  return {
    id: answer.id,
    edition,
    seriesNumber: 0,
    itemId: answer.itemId,
    name: answer.name,
    displayName: answer.displayName,
    privateLabel: answer.privateLabel,
    manufacturerName: answer.manufacturerName,
    modality: answer.modality,
    kind: answer.kind,
    type: answer.type as Series["type"],
    isSpeciality: answer.isSpeciality,
    madeToOrder: answer.madeToOrder,
    trial: answer.trial,
    trialReference: answer.trialReference,
    trialMultiplier: answer.trialMultiplier,
    trialName: answer.trialName,
    status: answer.status,
    active: answer.active,
    matchHistory: answer.matchHistory,
    rxParameterRestrictions: answer.rxParameterRestrictions,
    parameterSortOrder: answer.parameterSortOrder as Series["parameterSortOrder"],
    material: answer.metadata.material,
    waterPercent: answer.metadata.waterPercent,
    oxygenTransmissibility: answer.metadata.oxygenTransmissibility,
    permitNumber: answer.metadata.permitNumber,
    reviewNumber: answer.metadata.reviewNumber,
    imageTone: "blue",
    packs: answer.packs,
    promotions: answer.promotions,
    imageId: answer.imageId,
    available: answer.available,
    isFavourite: answer.isFavourite,
  };
}

/** Returns the series with this id; null when it is not offered. */
export function findSeries(all: readonly OrderSeries[], id: string): OrderSeries | null {
  return all.find((series) => series.id === id) ?? null;
}

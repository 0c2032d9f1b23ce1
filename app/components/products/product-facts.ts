import type { Answers } from "~/calls/answers";
import { pinnedFirst } from "~/domain/catalogue/pinned-first";
import { type RangeFact, rangeFacts } from "~/domain/catalogue/range-facts";
import { rememberedIn } from "~/domain/remembered";
import { unchanging } from "~/domain/unchanging";
import type { StockToSay } from "./use-stock-text";

export type SeriesAnswer = Answers["catalogue"]["list"]["series"][number];
export type SolutionAnswer = Answers["catalogue"]["solutions"]["solutions"][number];

type Shared = Pick<SeriesAnswer, "id" | "imageId" | "isFavourite" | "available" | "inCartQuantity"> & {
  name: string;
  stock: StockToSay;
  /** Without months when nothing was ordered in any. */
  usage: SeriesAnswer["usage"];
  /** Per box or bottle, of the smallest regular pack (D25). */
  price: SeriesAnswer["priceRetail"];
};

/** What a card or a row of the catalogue shows of a product; nothing else is sent to the browser. */
export type ShownProduct = Shared &
  (
    | {
        item: "series";
        modality: SeriesAnswer["modality"];
        kind: SeriesAnswer["kind"];
        updated: boolean;
        ranges: readonly RangeFact[];
        packSize: number | null;
        /** By the person; absent where nothing can be pinned. */
        isPinned?: boolean;
      }
    | { item: "solution"; volumeMillilitres: number }
  );

/** Returns the facts of a series for the catalogue. */
export function seriesFacts(series: SeriesAnswer): ShownProduct {
  return {
    ...sharedFacts(series),
    item: "series",
    modality: series.modality,
    kind: series.kind,
    updated: series.status === "Updated",
    ranges: rangeFacts(series.rxParameterRestrictions),
    packSize: series.packs[0]?.packSize ?? null,
  };
}

const factsByPins = new WeakMap<readonly SeriesAnswer[], Map<string, readonly ShownProduct[]>>();

/** Returns the facts of series with the person's pins, pinned ones first (D44); made once for each list of an answer. */
export function pinnedFacts(series: readonly SeriesAnswer[], pins: readonly string[]): readonly ShownProduct[] {
  return rememberedIn(factsByPins, series, String(pins), () =>
    unchanging(pinnedFirst(series.map(seriesFacts), pins).map((facts) => ({ ...facts, isPinned: pins.includes(facts.id) }))),
  );
}

/** Returns the facts of a solution for the catalogue. */
export function solutionFacts(solution: SolutionAnswer): ShownProduct {
  return { ...sharedFacts(solution), item: "solution", volumeMillilitres: solution.volumeMillilitres };
}

function sharedFacts({
  id,
  imageId,
  isFavourite,
  available,
  inCartQuantity,
  stock,
  usage,
  ...rest
}: SeriesAnswer | SolutionAnswer): Shared {
  const { status, left, laterDay } = stock;
  const { boxesByMonth, usualBoxesPerMonth } = usage;
  return {
    ...{ id, imageId, isFavourite, available, inCartQuantity, name: rest.displayName, price: rest.priceRetail },
    stock: { status, left, laterDay },
    usage: { usualBoxesPerMonth, boxesByMonth: boxesByMonth.some((boxes) => boxes > 0) ? boxesByMonth : [] },
  };
}

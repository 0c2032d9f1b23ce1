import { addDays, daysBetween } from "../calendar/days";
import type { CalendarDay, Edition } from "../edition";
import type { Series } from "../lens/series";
import { isBlank } from "../readable-text";
import { permitted, refused, type Verdict } from "../verdict";
import type { PriceBook } from "./price-row";
import type { Promotion } from "./promotion";

/** A promotion as operators write it: names and texts by language, and the review number that advertising may need. */
export type PlannedPromotion = Omit<Promotion, "edition" | "id"> & {
  names: Readonly<Record<string, string>>;
  texts: Readonly<Record<string, string>>;
  reviewNumber: string | null;
};

export const promotionNameMax = 80;
export const promotionTextMax = 400;

/** The longest duration of a promotion, and the largest discount, in hundredths of a percent. */
export const promotionDaysMax = 366;
export const promotionBasisPointsMax = 9000;

/** Returns the languages in which a promotion of a market is written: the market's own, and English for everybody else. */
export function promotionLanguages({ defaultLanguage }: Pick<Edition, "defaultLanguage">): readonly ["he" | "ko", "en"] {
  return [defaultLanguage, "en"];
}

export type PromotionMistake =
  | "required"
  | "textTooLong"
  | "noSeries"
  | "seriesNotSold"
  | "discountInvalid"
  | "discountTooHigh"
  | "boxesInvalid"
  | "dayPast"
  | "endsBeforeBegin"
  | "runsTooLong"
  | "reviewRequired";

type Market = Pick<Edition, "defaultLanguage" | "reviewsAdvertising"> & {
  seriesById: ReadonlyMap<string, Series>;
  prices: PriceBook;
  today: CalendarDay;
};

/**
 * Returns why a promotion cannot be published, by field (D74). It must be named and described in the market's languages, begin today or
 * later, hold series that are sold and no trials, and take off less than a box costs.
 */
export function findPromotionMistakes(planned: PlannedPromotion, market: Market): Record<string, PromotionMistake> {
  const { seriesIds, minimumBoxes, fromDay, toDay, reviewNumber } = planned;
  const mistakes: Record<string, PromotionMistake | null> = {};
  for (const language of promotionLanguages(market)) {
    mistakes[`name-${language}`] = textMistake(planned.names[language], promotionNameMax);
    mistakes[`text-${language}`] = textMistake(planned.texts[language], promotionTextMax);
  }
  const chosen = seriesIds.map((id) => market.seriesById.get(id));
  const isSold = chosen.every((series) => series?.active && !series.trial);
  mistakes.series = seriesIds.length === 0 ? "noSeries" : isSold ? null : "seriesNotSold";
  mistakes.discount = discountMistake(planned, market);
  mistakes.minimumBoxes = Number.isInteger(minimumBoxes) && minimumBoxes >= 1 && minimumBoxes <= 1000 ? null : "boxesInvalid";
  mistakes.fromDay = fromDay < market.today ? "dayPast" : null;
  mistakes.toDay = toDay < fromDay ? "endsBeforeBegin" : daysBetween(fromDay, toDay) >= promotionDaysMax ? "runsTooLong" : null;
  mistakes.reviewNumber = market.reviewsAdvertising && !reviewNumber?.trim() ? "reviewRequired" : null;
  return Object.fromEntries(Object.entries(mistakes).filter((entry): entry is [string, PromotionMistake] => entry[1] !== null));
}

function textMistake(text: string | undefined, max: number): PromotionMistake | null {
  const written = text?.trim() ?? "";
  return isBlank(written) ? "required" : written.length > max ? "textTooLong" : null;
}

function discountMistake({ discount, seriesIds }: PlannedPromotion, { prices }: Market): PromotionMistake | null {
  if (discount.kind === "percentage") {
    const { basisPoints } = discount;
    if (!Number.isInteger(basisPoints) || basisPoints < 1) return "discountInvalid";
    return basisPoints > promotionBasisPointsMax ? "discountTooHigh" : null;
  }
  if (!Number.isInteger(discount.amount) || discount.amount < 1) return "discountInvalid";
  const rows = seriesIds.flatMap((id) => prices.get(id) ?? []);
  return rows.some(({ priceAnnual }) => discount.amount >= priceAnnual) ? "discountTooHigh" : null;
}

export type PromotionState = "planned" | "running" | "ended";

/** Returns the state of a promotion on a day of its market's calendar. */
export function promotionState({ fromDay, toDay }: Pick<Promotion, "fromDay" | "toDay">, day: CalendarDay): PromotionState {
  if (toDay < day || toDay < fromDay) return "ended";
  return day < fromDay ? "planned" : "running";
}

/** Refuses to change a promotion from the day it begins (D112): practices order by it, and it can only be ended. */
export function checkPromotionChange(
  promotion: Pick<Promotion, "fromDay" | "toDay">,
  day: CalendarDay,
): Verdict<undefined, "promotionOver" | "promotionBegun"> {
  const state = promotionState(promotion, day);
  if (state === "planned") return permitted;
  return refused(state === "ended" ? "promotionOver" : "promotionBegun");
}

/** Returns the promotion ended at once: its last day was yesterday, and one that has not begun never runs. */
export function endedPromotion<P extends Pick<Promotion, "toDay">>(promotion: P, today: CalendarDay): P {
  return { ...promotion, toDay: addDays(today, -1) };
}

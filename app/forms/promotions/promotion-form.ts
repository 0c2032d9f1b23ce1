import type { Answers, Inputs } from "~/calls/answers";
import { parseDay } from "~/domain/calendar/parse-day";
import type { EditionCode } from "~/domain/edition";
import { numberOf } from "~/domain/import/parse-row";
import { type Language, languages } from "~/domain/language";
import { type CurrencyCode, currencyDigits } from "~/domain/money";
import { savedMeanwhile } from "~/forms/saved-meanwhile";

/** The contents of a promotion's form, as typed; texts by field name. */
export type PromotionFormValues = { promotionId: string; seriesIds: string[]; kind: "percentage" | "amountPerBox" } & Record<
  "discount" | "minimumBoxes" | "fromDay" | "toDay" | "reviewNumber" | "changedAt",
  string
> & { texts: Readonly<Record<string, string>> };

/** Returns the field of a text in a language. */
export const nameField = (language: Language) => `name-${language}`;
export const textField = (language: Language) => `text-${language}`;

/** Returns the form before anything is typed: starting today, for a month, with one box per order. */
export const emptyPromotionForm = (promotionId: string, today: string): PromotionFormValues => ({
  ...{
    promotionId,
    seriesIds: [],
    kind: "percentage",
    discount: "",
    minimumBoxes: "1",
    fromDay: today,
    toDay: "",
    reviewNumber: "",
    changedAt: "",
    texts: {},
  },
});

/** Returns the form of an existing promotion; `changedAt` is its last change. */
export function promotionFormOf(promotion: Answers["promotions"]["read"]): PromotionFormValues {
  const { id, seriesIds, discountBasisPoints, discountAmount, minimumBoxes, fromDay, toDay, reviewNumber, names, texts, changed } =
    promotion;
  const amount = discountAmount && discountAmount.amount / 10 ** currencyDigits[discountAmount.currency];
  const written = languages.flatMap((language) => [
    ...(names[language] === undefined ? [] : [[nameField(language), names[language]]]),
    ...(texts[language] === undefined ? [] : [[textField(language), texts[language]]]),
  ]);
  return {
    ...{ promotionId: id, seriesIds, kind: amount === null ? "percentage" : "amountPerBox", fromDay, toDay },
    discount: String(amount ?? (discountBasisPoints ?? 0) / 100),
    minimumBoxes: String(minimumBoxes),
    reviewNumber: reviewNumber ?? "",
    changedAt: changed?.at.toISOString() ?? "",
    texts: Object.fromEntries(written),
  };
}

type ParsedPromotion = { input: Inputs["promotions"]["create"] } | { mistakes: Record<string, string> };

/** Returns the input of the call; or the fields that are empty or contain no valid number or day. */
export function parsePromotion(
  values: PromotionFormValues,
  { edition, currency }: { edition: EditionCode; currency: CurrencyCode },
): ParsedPromotion {
  const { promotionId, seriesIds, kind, texts, reviewNumber } = values;
  const [fromDay, toDay] = [parseDay(values.fromDay), parseDay(values.toDay)];
  const scale = kind === "percentage" ? 100 : 10 ** currencyDigits[currency];
  const discount = Number(((numberOf(values.discount.trim()) ?? Number.NaN) * scale).toFixed(4));
  const minimumBoxes = numberOf(values.minimumBoxes.trim());
  const mistakes = {
    ...Object.fromEntries(Object.entries(texts).flatMap(([field, text]) => (text.trim() === "" ? [[field, "required"]] : []))),
    ...(seriesIds.length === 0 ? { series: "noSeries" } : {}),
    ...(fromDay === null ? { fromDay: dayMistake(values.fromDay) } : {}),
    ...(toDay === null ? { toDay: dayMistake(values.toDay) } : {}),
    ...(Number.isInteger(discount) ? {} : { discount: "discountInvalid" }),
    ...(minimumBoxes !== null && Number.isInteger(minimumBoxes) ? {} : { minimumBoxes: "boxesInvalid" }),
  };
  if (fromDay === null || toDay === null || minimumBoxes === null || Object.keys(mistakes).length > 0) return { mistakes };
  const byLanguage = (field: (language: Language) => string) =>
    Object.fromEntries(languages.flatMap((language) => (texts[field(language)] === undefined ? [] : [[language, texts[field(language)]]])));
  return {
    input: {
      ...{ edition, promotionId, seriesIds, fromDay, toDay, minimumBoxes, names: byLanguage(nameField), texts: byLanguage(textField) },
      discount: kind === "percentage" ? { kind, basisPoints: discount } : { kind, amount: discount },
      reviewNumber: reviewNumber.trim() || null,
    },
  };
}

const dayMistake = (typed: string) => (typed.trim() === "" ? "required" : "dayInvalid");

/** What is stored by now in the fields that differ from what was typed, by the ids of the fields; `series` has the ids of the series. */
export type SavedTerms = Partial<Record<string, string | readonly string[]>>;

/** Returns the texts and terms that are stored with another value than was typed. */
export function findSavedTerms(typed: PromotionFormValues, stored: PromotionFormValues): SavedTerms {
  const [before, now] = [termsOf(typed), termsOf(stored)];
  return savedMeanwhile(Object.keys(now), { ...now, ...before }, now);
}

function termsOf({ texts, kind, seriesIds, reviewNumber, ...values }: PromotionFormValues): Record<string, string | readonly string[]> {
  const number = (text: string) => String(numberOf(text.trim()) ?? text);
  const day = (text: string) => parseDay(text) ?? text;
  return {
    ...{ ...texts, series: seriesIds, kind, discount: number(values.discount), minimumBoxes: number(values.minimumBoxes) },
    ...{ fromDay: day(values.fromDay), toDay: day(values.toDay), reviewNumber },
  };
}

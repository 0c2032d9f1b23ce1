import type { Answers, Inputs } from "~/calls/answers";
import { readDay } from "~/domain/calendar/read-day";
import type { EditionCode } from "~/domain/edition";
import { numberOf } from "~/domain/import/read-row";
import { type Language, languages } from "~/domain/language";
import { type CurrencyCode, currencyDigits } from "~/domain/money";

/** What is in the form of a promotion, as it is typed; texts by the names of their fields. */
export type PromotionFormValues = { promotionId: string; seriesIds: string[]; kind: "percentage" | "amountPerBox" } & Record<
  "discount" | "minimumBoxes" | "fromDay" | "toDay" | "reviewNumber" | "changedAt",
  string
> & { texts: Readonly<Record<string, string>> };

/** The fields of a text in a language. */
export const nameField = (language: Language) => `name-${language}`;
export const textField = (language: Language) => `text-${language}`;

/** The form before anything is typed: from today on, for a month of boxes that one order needs. */
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

/** The form of a promotion as it stands; `changedAt` says as of which change. */
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

type Read = { input: Inputs["promotions"]["create"] } | { mistakes: Record<string, string> };

/** What the form says to the call; or the fields that are empty or say no number and no day. */
export function readPromotion(values: PromotionFormValues, { edition, currency }: { edition: EditionCode; currency: CurrencyCode }): Read {
  const { promotionId, seriesIds, kind, texts, reviewNumber } = values;
  const [fromDay, toDay] = [readDay(values.fromDay), readDay(values.toDay)];
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

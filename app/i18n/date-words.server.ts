import type { Locale } from "date-fns";
import { enUS } from "date-fns/locale/en-US";
import { he } from "date-fns/locale/he";
import { ja } from "date-fns/locale/ja";
import { ko } from "date-fns/locale/ko";
import type { Language } from "~/domain/language";
import type { DateWords } from "./date-words";

const weekdayNumbers = [0, 1, 2, 3, 4, 5, 6] as const;
const monthNumbers = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;

function wordsOf({ localize }: Locale, periodFirst: boolean): DateWords {
  return {
    weekdays: weekdayNumbers.map((day) => localize.day(day, { width: "wide" })),
    weekdaysShort: weekdayNumbers.map((day) => localize.day(day, { width: "abbreviated" })),
    monthsShort: monthNumbers.map((month) => localize.month(month, { width: "abbreviated" })),
    am: localize.dayPeriod("am", { width: "abbreviated" }),
    pm: localize.dayPeriod("pm", { width: "abbreviated" }),
    periodFirst,
  };
}

/** The words for dates in every language. */
export const dateWords: Record<Language, DateWords> = {
  en: wordsOf(enUS, false),
  he: wordsOf(he, false),
  ko: wordsOf(ko, true),
  ja: wordsOf(ja, true),
};

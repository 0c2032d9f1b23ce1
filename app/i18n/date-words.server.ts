import type { Locale } from "date-fns";
import { enUS } from "date-fns/locale/en-US";
import { he } from "date-fns/locale/he";
import { ja } from "date-fns/locale/ja";
import { ko } from "date-fns/locale/ko";
import type { Language } from "~/domain/language";
import type { DateWords } from "./date-words";

const weekdayNumbers = [0, 1, 2, 3, 4, 5, 6] as const;
const monthNumbers = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;

function wordsOf({ localize }: Locale, order: DateWords["order"]): DateWords {
  return {
    weekdays: weekdayNumbers.map((day) => localize.day(day, { width: "wide" })),
    weekdaysShort: weekdayNumbers.map((day) => localize.day(day, { width: "abbreviated" })),
    monthsShort: monthNumbers.map((month) => localize.month(month, { width: "abbreviated" })),
    am: localize.dayPeriod("am", { width: "abbreviated" }),
    pm: localize.dayPeriod("pm", { width: "abbreviated" }),
    order,
  };
}

/** "오후 3:30": the word for morning or afternoon precedes the hour. */
const periodFirst = ["h:mm a", "a h:mm"] as const;

/** "2026/11/25（水）": the weekday follows the day, in short and in parentheses. */
const weekdayLast = ["EEEE?,? (\\S+)", "$1（EEE）"] as const;

/** The words for dates in every language. */
export const dateWords: Record<Language, DateWords> = {
  en: wordsOf(enUS, []),
  he: wordsOf(he, []),
  ko: wordsOf(ko, [periodFirst]),
  ja: wordsOf(ja, [weekdayLast, ["h:mm a", "ah:mm"], [", ", " "]]),
};

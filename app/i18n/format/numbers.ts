import type { Language } from "~/domain/language";
import { type CurrencyCode, currencyDigits, type Money } from "~/domain/money";
import type { Market } from "../market";

export type NumberFormat = {
  /** An amount in the smallest unit as money of its currency. */
  money(money: Money): string;
  /** An amount in the smallest unit as money of the market. */
  amount(amount: number): string;
  /** A plain number, grouped. */
  number(value: number): string;
  /** A rate in hundredths of a percent (1800 is 18 %), as VAT is stored. */
  percent(basisPoints: number): string;
};

/** Returns the locale whose currency sign is the short one of the market's own country, so that English in Israel shows the shekel sign. */
function localeOf(language: Language, market: Market): string {
  return { en: `en-${market.code}`, he: "he-IL", ko: "ko-KR", ja: "ja-JP" }[language];
}

/** One formatter per locale and kind for the life of the process, because creating one is slow. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(locale: string, kind: "plain" | "percent" | CurrencyCode): Intl.NumberFormat {
  const key = `${locale} ${kind}`;
  const known = formats.get(key);
  if (known) return known;
  const made = new Intl.NumberFormat(locale, optionsOf(kind));
  formats.set(key, made);
  return made;
}

function optionsOf(kind: "plain" | "percent" | CurrencyCode): Intl.NumberFormatOptions {
  if (kind === "plain") return {};
  if (kind === "percent") return { style: "percent", maximumFractionDigits: 2 };
  const digits = currencyDigits[kind];
  return {
    style: "currency",
    currency: kind,
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  };
}

/** Returns number and money formats of a language; money always by Intl, never assembled by hand. Never parse or compare the texts. */
export function createNumberFormat(language: Language, market: Market): NumberFormat {
  const locale = localeOf(language, market);
  // Intl writes a hyphen for the minus, which is half as wide as a plus and allows a line break.
  const written = (value: number, kind: Parameters<typeof formatOf>[1] = "plain") =>
    formatOf(locale, kind).format(value).replace("-", "\u2212");
  const money = ({ amount, currency }: Money) => written(amount / 10 ** currencyDigits[currency], currency);
  return {
    money,
    amount: (amount) => money({ amount, currency: market.currency }),
    number: (value) => written(value),
    percent: (basisPoints) => written(basisPoints / 10_000, "percent"),
  };
}

import type { Language } from "~/domain/language";
import type { CurrencyCode, Money } from "~/domain/money";
import type { Market } from "../market";

export type NumberFormat = {
  /** An amount of the smallest unit as money of its currency. */
  money(money: Money): string;
  /** An amount of the smallest unit as money of the market. */
  amount(amount: number): string;
  /** A plain number, grouped. */
  number(value: number): string;
  /** A rate in hundredths of a percent (1800 is 18 %), as vat is kept. */
  percent(basisPoints: number): string;
};

/** Digits behind the point of the smallest unit; the won has none. */
const fractionDigits: Record<CurrencyCode, number> = { ILS: 2, KRW: 0 };

/** The currency's sign is the short one of its own country, so English in Israel shows the shekel sign. */
function localeOf(language: Language, market: Market): string {
  return { en: `en-${market.code}`, he: "he-IL", ko: "ko-KR", ja: "ja-JP" }[language];
}

/** Numbers and money by language; money always through Intl, never put together by hand. Never parse or compare the texts. */
export function createNumberFormat(language: Language, market: Market): NumberFormat {
  const locale = localeOf(language, market);
  const plain = new Intl.NumberFormat(locale);
  const percentage = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 2 });
  const moneyFormats = new Map<CurrencyCode, Intl.NumberFormat>();

  const moneyFormat = (currency: CurrencyCode) => {
    const known = moneyFormats.get(currency);
    if (known) return known;
    const digits = fractionDigits[currency];
    const created = new Intl.NumberFormat(locale, {
      style: "currency",
      currency,
      currencyDisplay: "narrowSymbol",
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    moneyFormats.set(currency, created);
    return created;
  };
  const money = ({ amount, currency }: Money) => moneyFormat(currency).format(amount / 10 ** fractionDigits[currency]);

  return {
    money,
    amount: (amount) => money({ amount, currency: market.currency }),
    number: (value) => plain.format(value),
    percent: (basisPoints) => percentage.format(basisPoints / 10_000),
  };
}

/** ISO 4217 codes of the markets; the smallest unit is the agora (1/100) for ILS and the won itself for KRW. */
export type CurrencyCode = "ILS" | "KRW";

/** An amount of money: `amount` is a whole number of the currency's smallest unit. */
export type Money = { amount: number; currency: CurrencyCode };

/** Number of decimals of an amount in the currency's main unit; the won has none. */
export const currencyDigits: Readonly<Record<CurrencyCode, number>> = { ILS: 2, KRW: 0 };

/** The currency signs that the markets use. */
export const currencySigns: Record<CurrencyCode, string> = { ILS: "₪", KRW: "₩" };

/** Returns how many of the smallest unit make one main unit, such as agorot in a shekel. */
export const unitsIn = (currency: CurrencyCode): number => 10 ** currencyDigits[currency];

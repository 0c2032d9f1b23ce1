import { addressLine } from "~/domain/address/address-line";
import type { Language } from "~/domain/language";
import { fullName, initialsOf, type PersonName } from "~/domain/person-name";
import type { ArrivalPart } from "~/domain/stock/arrivals";
import type { DateWords } from "./date-words";
import { createArrivalsFormat } from "./format/arrival-texts";
import { createDateFormat, type DateFormat } from "./format/dates";
import { isolate } from "./format/isolate";
import { createListFormat } from "./format/lists";
import { createNumberFormat, type NumberFormat } from "./format/numbers";
import { formatPhone } from "./format/phones";
import { createPriceFormat, type PriceFormat } from "./format/prices";
import { createTimeLeftFormat, type FormatTexts } from "./format/time-left";
import { createValuesFormat, type TextValues } from "./format/values";
import type { Market } from "./market";

/** Formats values as text, equally in Node and in the browser. Instants are Dates or ISO texts; days are yyyy-MM-dd of the market. */
export type Format = DateFormat &
  NumberFormat &
  PriceFormat & {
    language: Language;
    market: Market;
    /** A person's name in the order of the language (D5). */
    name(person: PersonName): string;
    initials(person: PersonName): string;
    /** "a, b and c" in the language. */
    list(items: string[]): string;
    /** The same of product names, each in its own direction: "Biofinity" is no reason to write a Hebrew "and" from left to right. */
    products(names: readonly string[]): string;
    /** A phone number grouped as in its country. */
    phone(number: string): string;
    /** An address in one line without its postcode, in the order of the market. */
    address(address: { street: string; street2?: string; city: string }): string;
    /** "1 h 25 min left"; at the end and after it, that the time is up. */
    timeLeft(until: Date | string, now: Date): string;
    /** How many boxes arrive when: "11 now, Mon 2026/11/23; 5 about Mon 2026/12/07"; for placed orders "11 on Mon 2026/11/23". */
    arrivals(parts: readonly ArrivalPart[], moment?: "ordered"): string;
    /** The values of a refusal or notice as text, by their shape: instants, days, money, numbers, lists. */
    values(values: unknown): TextValues;
  };

/** Binds the formats to a language and a market. Pages use `useFormat`, everything else `formatFor`. */
export function createFormat(of: { language: Language; market: Market; words: DateWords; t: FormatTexts }): Format {
  const dates = createDateFormat(of.market, of.words);
  const numbers = createNumberFormat(of.language, of.market);
  const list = createListFormat(of.language, of.t);
  return {
    ...dates,
    ...numbers,
    ...createPriceFormat({ ...numbers, ...dates }, of.language, of.t),
    language: of.language,
    market: of.market,
    name: (person) => fullName(person, of.language),
    initials: (person) => initialsOf(person, of.language),
    list,
    products: (names) => list(names.map(isolate)),
    phone: (number) => formatPhone(number, of.market.code),
    address: (address) => addressLine(address, of.market.addressOrder),
    timeLeft: createTimeLeftFormat(of.t),
    arrivals: createArrivalsFormat(dates, of.t),
    values: createValuesFormat({ dates, numbers, list }),
  };
}

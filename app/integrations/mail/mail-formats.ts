import type { CalendarDay, EditionCode } from "~/domain/edition";
import type { Language } from "~/domain/language";
import type { Money } from "~/domain/money";
import type { OrderedPromotion } from "~/domain/order/placed-order";
import type { discountFields } from "~/domain/price/promotion";
import type { ArrivalPart } from "~/domain/stock/arrivals";

/** A promotion in a mail: its names by language and its discount. */
type MailedPromotion = Pick<OrderedPromotion, "names" | "minimumBoxes"> & ReturnType<typeof discountFields>;

/** How values are written in a mail; a part of the pages' formats, passed in because this layer does not know them. */
export type MailFormats = {
  money(money: Money): string;
  arrivals(parts: readonly ArrivalPart[], moment: "ordered"): string;
  percent(basisPoints: number): string;
  product(name: string, packSize: number | null): string;
  promotion(promotion: MailedPromotion): string;
  dayAndTime(at: string): string;
  dayAndWeekday(day: CalendarDay): string;
  phone(number: string): string;
  /** A number, code or amount that keeps its order among letters of either direction (D18). */
  isolateLtr(text: string): string;
  /** A name that keeps the direction of its own letters (D18). */
  isolate(text: string): string;
};

/** The formats of a language and market. */
export type FindMailFormats = (language: Language, edition: EditionCode) => MailFormats;

import type { Money } from "~/domain/money";
import type { DateFormat } from "./dates";
import type { NumberFormat } from "./numbers";

/** Values as variables of a text; `count` stays a number, because it selects the plural. */
export type TextValues = Record<string, string | number>;

const instant = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;
const day = /^\d{4}-\d{2}-\d{2}$/;

/**
 * Returns a function that turns the values of a refusal or a notice into text by their shape: Dates and ISO texts become wall times,
 * yyyy-MM-dd days, `{ amount, currency }` money, numbers grouped digits (except `count`), lists of texts part of a sentence.
 */
export function createValuesFormat(by: { dates: DateFormat; numbers: NumberFormat; list: (items: string[]) => string }) {
  const format = (value: unknown): string => {
    if (value instanceof Date) return by.dates.time(value);
    if (typeof value === "number") return by.numbers.number(value);
    if (typeof value === "string") {
      if (instant.test(value)) return by.dates.time(value);
      return day.test(value) ? by.dates.day(value) : value;
    }
    if (Array.isArray(value)) return by.list(value.map(format));
    return isMoney(value) ? by.numbers.money(value) : "";
  };
  return (values: unknown): TextValues =>
    typeof values !== "object" || values === null
      ? {}
      : Object.fromEntries(
          Object.entries(values).map(([name, value]) => [name, name === "count" && typeof value === "number" ? value : format(value)]),
        );
}

function isMoney(value: unknown): value is Money {
  return typeof value === "object" && value !== null && "amount" in value && "currency" in value;
}

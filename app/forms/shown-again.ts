import { readableText } from "~/domain/readable-text";

/** What a refused form shows again: the same, with the characters left out of its texts that cannot be stored. */
export function shownAgain<Value>(value: Value): Value {
  if (typeof value === "string") return readableText(value, "lines") as Value;
  if (Array.isArray(value)) return value.map(shownAgain) as Value;
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, shownAgain(inner)])) as Value;
}

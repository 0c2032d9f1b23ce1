import { readableText } from "~/domain/readable-text";

/** Returns what a refused form shows again: the same, without characters that cannot be stored. */
export function withoutUnstorable<Value>(value: Value): Value {
  if (typeof value === "string") return readableText(value, "lines") as Value;
  if (Array.isArray(value)) return value.map(withoutUnstorable) as Value;
  if (value === null || typeof value !== "object") return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withoutUnstorable(inner)])) as Value;
}

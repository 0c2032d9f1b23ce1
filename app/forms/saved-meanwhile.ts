type Value = string | boolean | readonly string[];

/** Returns, of the named fields, those that are stored with another value than was typed, with the stored values. */
export function savedMeanwhile<Values extends Readonly<Record<Name, Value>>, Name extends string>(
  names: readonly Name[],
  typed: Values,
  stored: Values,
): Partial<Pick<Values, Name>> {
  const differing = names.filter((name) => comparable(typed[name]) !== comparable(stored[name]));
  return Object.fromEntries(differing.map((name) => [name, stored[name]])) as Partial<Pick<Values, Name>>;
}

/** Returns a value as a text that is the same for texts that differ only in spaces around them, and for lists in another order. */
const comparable = (value: Value): string => (typeof value === "object" ? [...value].sort().join() : String(value).trim());

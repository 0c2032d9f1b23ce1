import type { i18n, Namespace, TFunction } from "i18next";

/** The values that a text names. */
type Values = Readonly<Record<string, unknown>>;

/** A text taken apart: its plain pieces, and between two of them the value that is there. */
type CompiledText = (values: Values) => string;

/** A value in a text, written as it is or as a number of the language. */
const variable = /\{\{(\w+)(, number)?\}\}/;

/**
 * A translator for a process that has all texts from the start: each text is looked up and taken apart once, for each of its plural
 * forms, and filled in from then on. It takes the two kinds of variables that our texts have (a test holds them to it).
 */
export function compiledTexts(i18n: i18n, language: string, names: Namespace | undefined): TFunction<Namespace> {
  const lookUp = i18n.getFixedT(language, names ?? null) as unknown as (key: string, options: Values) => string;
  const plurals = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  const compiled = new Map<string, CompiledText>();
  const translate = (key: string, values: Values = {}): string => {
    const { count } = values;
    const id = typeof count === "number" ? `${key} ${plurals.select(count)}` : key;
    const known = compiled.get(id) ?? compile(lookUp(key, { ...(count === undefined ? {} : { count }), skipInterpolation: true }), numbers);
    compiled.set(id, known);
    return known(values);
  };
  return translate as unknown as TFunction<Namespace>;
}

/** Splitting by the variable gives plain text, name, format, plain text, name, ... */
function compile(text: string, numbers: Intl.NumberFormat): CompiledText {
  const pieces = text.split(variable);
  const [only = ""] = pieces;
  if (pieces.length === 1) return () => only;
  return (values) => {
    let filled = only;
    for (let at = 1; at < pieces.length; at += 3) {
      const value = values[pieces[at] ?? ""];
      filled += pieces[at + 1] && typeof value === "number" ? numbers.format(value) : String(value ?? "");
      filled += pieces[at + 2] ?? "";
    }
    return filled;
  };
}

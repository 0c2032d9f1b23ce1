import type { i18n } from "i18next";
import type { Names, Translate } from "./translate";

/** The values of a text's variables. */
type Values = Readonly<Record<string, unknown>>;

/** Returns a text with its values filled in; the text was parsed once. */
type CompiledText = (values: Values) => string;

/** A variable in a text, written unchanged or as a number of the language. */
const variable = /\{\{(\w+)(, number)?\}\}/;

/**
 * Returns a translator for a process that has all texts from the start: each text is looked up and parsed once per plural form, and from
 * then on only filled in. It supports the two kinds of variables that our texts have (a test checks this).
 */
export function compiledTexts(i18n: i18n, language: string, names: Names | undefined): Translate<Names> {
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
  return translate as Translate<Names>;
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

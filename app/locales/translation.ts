/**
 * The types that keep the languages alike. A namespace is one file per language, `app/locales/<language>/<name>.ts`, with one
 * export of the same name: English is a plain object, the others are typed by it, so a forgotten or surplus key does not compile.
 * Plural forms are the suffixes of i18next: English one and other, Hebrew one, two and other, Korean and Japanese other only.
 */

type OneForms<Texts> = Extract<keyof Texts, `${string}_one`>;
type DualOf<Key> = Key extends `${infer Name}_one` ? `${Name}_two` : never;

/** Hebrew: the keys of English and a `_two` beside every `_one`. */
export type HebrewTexts<Texts> = {
  [Key in keyof Texts]: Texts[Key] extends string ? string : HebrewTexts<Texts[Key]>;
} & { [Key in DualOf<OneForms<Texts>>]: string };

type UncountedTexts<Texts> = {
  [Key in Exclude<keyof Texts, `${string}_one`>]: Texts[Key] extends string ? string : UncountedTexts<Texts[Key]>;
};

/** Korean: the keys of English without `_one`. */
export type KoreanTexts<Texts> = UncountedTexts<Texts>;

/** Japanese: the keys of English without `_one`. */
export type JapaneseTexts<Texts> = UncountedTexts<Texts>;

import type { Namespace, Namespaces } from "./namespaces";

type Plural = "zero" | "one" | "two" | "few" | "many" | "other";

/** The keys of some texts; the plural forms of a text have one key. */
type KeysWithin<Texts> = {
  [Key in keyof Texts & string]: Texts[Key] extends string
    ? Key extends `${infer Base}_${Plural}`
      ? Base
      : Key
    : `${Key}.${KeysWithin<Texts[Key]>}`;
}[keyof Texts & string];

/** The keys of every namespace, and the same with its name. Each union is built once, however many components ask for it. */
type KeysOf = { [Name in Namespace]: KeysWithin<Namespaces[Name]> };
type NamedKeysOf = { [Name in Namespace]: `${Name}:${KeysOf[Name]}` };

/** One namespace or several; keys without a name are those of the first. */
export type Names = Namespace | readonly Namespace[];

/** The keys that a translator of these namespaces knows. */
export type TextKey<Of extends Names> =
  | KeysOf[FirstOf<Of>]
  | NamedKeysOf[Of extends readonly (infer Any extends Namespace)[] ? Any : Of & Namespace];

type FirstOf<Of extends Names> = Of extends Namespace
  ? Of
  : Of extends readonly [infer First extends Namespace, ...unknown[]]
    ? First
    : never;

/**
 * Returns the text of a key, or of the first key that has one, with the values of its variables filled in; `count` chooses the plural form.
 * It is typed here, because the types of i18next cost as much as those of everything else.
 */
export type Translate<Of extends Names = "common"> = {
  (keys: readonly TextKey<Of>[], values?: TextValues): string;
  (key: TextKey<Of>, values?: TextValues): string;
};

type TextValues = Readonly<Record<string, unknown>>;

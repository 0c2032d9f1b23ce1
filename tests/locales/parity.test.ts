import { describe, expect, test } from "vitest";
import { type Language, languages } from "~/domain/language";
import { languageFolder, namespaceName } from "~/i18n/namespace-name";
import { latinWordsAllowed } from "./latin-words-allowed";

/*
 * The convention. A namespace is one file per language, app/locales/<language>/<name>.ts (kebab-case), with one export named
 * like the file in camel case:
 *   en:  export const cart = { ... };                                   plain object, texts only, nested as needed
 *   he:  export const cart: HebrewTexts<typeof english> = { ... };      types from app/locales/translation.ts,
 *   ko:  export const cart: KoreanTexts<typeof english> = { ... };      `import type { cart as english } from "../en/cart"`
 *   ja:  export const cart: JapaneseTexts<typeof english> = { ... };
 * and one line in app/i18n/namespaces.ts. Counted texts end in _one and _other (Hebrew also _two; Korean and Japanese only _other)
 * and take `count`. A one or two that is said in words may leave the number out. Everything else is the same in all languages:
 * keys, variables. Latin letters in he, ko and ja only in {{variables}} and words of latin-words-allowed.ts.
 */

type Texts = { [key: string]: string | Texts };

const files = import.meta.glob<Record<string, Texts>>("../../app/locales/*/*.ts", { eager: true });
const pluralForms: Record<Language, string[]> = { en: ["one", "other"], he: ["one", "two", "other"], ko: ["other"], ja: ["other"] };

function flatten(texts: Texts, prefix = ""): [key: string, text: string][] {
  return Object.entries(texts).flatMap(([key, value]): [string, string][] =>
    typeof value === "string" ? [[`${prefix}${key}`, value]] : flatten(value, `${prefix}${key}.`),
  );
}

function textsOf(language: Language, namespace: string): Map<string, string> {
  const found = Object.entries(files).find(([path]) => languageFolder(path) === language && namespaceName(path) === namespace);
  return new Map(flatten(found?.[1][namespace] ?? {}));
}

const form = (key: string) => /_(zero|one|two|few|many|other)$/.exec(key)?.[1] ?? null;
const base = (key: string) => key.replace(/_(zero|one|two|few|many|other)$/, "");
const variables = (text: string) => [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name = ""]) => name).sort();
const components = (text: string) => [...new Set([...text.matchAll(/<\/?(\w+)\s*\/?>/g)].map(([, name = ""]) => name))].sort().join();
const withoutCount = (names: string[]) => names.filter((name) => name !== "count");
const latinWords = (text: string) =>
  text.replace(/\{\{.*?\}\}|<\/?\w+\s*\/?>|\$t\(.*?\)/g, " ").match(/[A-Za-z][A-Za-z-]*[A-Za-z]|[A-Za-z]/g) ?? [];
/** Every component that is opened in the text is closed, in the same order. */
const areClosed = (text: string) => {
  const open: string[] = [];
  for (const [, slash, name = ""] of text.matchAll(/<(\/?)(\w+)>/g)) {
    if (!slash) open.push(name);
    else if (open.pop() !== name) return false;
  }
  return open.length === 0;
};
const expectedKeys = (english: Map<string, string>, language: Language) => {
  const keys = [...english.keys()].flatMap((key) => (form(key) ? pluralForms[language].map((each) => `${base(key)}_${each}`) : [key]));
  return [...new Set(keys)].sort();
};

const namespaces = [...new Set(Object.keys(files).map(namespaceName))].sort();

test("every namespace exists in every language, one export each, named like its file", () => {
  for (const language of languages) {
    const present = Object.entries(files).filter(([path]) => languageFolder(path) === language);
    expect(present.map(([path]) => namespaceName(path)).sort()).toEqual(namespaces);
    for (const [path, module] of present) expect({ path, exports: Object.keys(module) }).toEqual({ path, exports: [namespaceName(path)] });
  }
});

describe.each(namespaces)("the texts of %s", (namespace) => {
  const english = textsOf("en", namespace);

  describe.each(languages)("in %s", (language) => {
    const texts = textsOf(language, namespace);

    test("have the keys of English with the plural forms of the language", () => {
      expect([...texts.keys()].sort()).toEqual(expectedKeys(english, language));
    });

    test("are never empty", () => {
      expect([...texts].filter(([, text]) => text.trim() === "")).toEqual([]);
    });

    test("have the variables of English", () => {
      const differing = [...texts].filter(([key, text]) => {
        const model = variables(english.get(key) ?? english.get(`${base(key)}_other`) ?? "");
        const said = variables(text);
        const freely = form(key) === "one" || form(key) === "two";
        return freely ? withoutCount(said).join() !== withoutCount(model).join() : [...new Set(said)].join() !== [...new Set(model)].join();
      });
      expect(differing).toEqual([]);
    });

    test("have the components of English", () => {
      const differing = [...texts].filter(([key, text]) => {
        const model = english.get(key) ?? english.get(`${base(key)}_other`) ?? "";
        return components(text) !== components(model) || !areClosed(text);
      });
      expect(differing).toEqual([]);
    });
  });

  test.each(languages.filter((language) => language !== "en"))("leave no English in %s", (language) => {
    const left = [...textsOf(language, namespace)].map(
      ([key, text]) => [key, latinWords(text).filter((word) => !latinWordsAllowed.has(word))] as const,
    );
    expect(left.filter(([, words]) => words.length > 0)).toEqual([]);
  });
});

import { createInstance } from "i18next";
import type { EditionCode } from "~/domain/edition";
import { type Language, languages } from "~/domain/language";
import { compiledTexts } from "./compiled-texts";
import { dateWords } from "./date-words.server";
import { createFormat, type Format } from "./format";
import type { Market } from "./market";
import type { Namespace } from "./namespaces";
import { i18nOptions } from "./options";
import { resources } from "./resources.server";
import type { Translate } from "./translate";

/** One translator per language for the whole process: it is immutable, so requests may share it. */
const translators = new Map<Language, Translate<Namespace[]>>(languages.map((language) => [language, translatorOf(language)]));

function translatorOf(language: Language): Translate<Namespace[]> {
  const instance = createInstance({ ...i18nOptions, lng: language, resources });
  void instance.init();
  return compiledTexts(instance, language, undefined) as Translate<Namespace[]>;
}

/** Returns the texts of a language outside a page: mails, titles, exports. Keys name their namespace: `t("cart:title")`. */
export function translateFor(language: Language): Translate<Namespace[]> {
  const translator = translators.get(language);
  if (!translator) throw new Error(`No texts in ${language}`);
  return translator;
}

const formats = new Map<`${Language} ${EditionCode}`, Format>();

/** Returns the formats of a language and market outside a page. */
export function formatFor(language: Language, market: Market): Format {
  const key = `${language} ${market.code}` as const;
  const format = formats.get(key) ?? createFormat({ language, market, words: dateWords[language], t: translateFor(language) });
  formats.set(key, format);
  return format;
}

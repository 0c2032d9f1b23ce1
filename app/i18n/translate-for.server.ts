import { createInstance, type i18n, type TFunction } from "i18next";
import type { EditionCode } from "~/domain/edition";
import { type Language, languages } from "~/domain/language";
import { dateWords } from "./date-words.server";
import { createFormat, type Format } from "./format";
import type { Market } from "./market";
import type { Namespace } from "./namespaces";
import { i18nOptions } from "./options";
import { resources } from "./resources.server";

/** One instance per language for the whole process: nothing in it changes after init, so requests may share it. */
const instances = new Map<Language, i18n>(languages.map((language) => [language, instanceFor(language)]));

function instanceFor(language: Language): i18n {
  const instance = createInstance({ ...i18nOptions, lng: language, resources });
  void instance.init();
  return instance;
}

/** The texts of a language outside a page: mails, titles, exports. Keys name their namespace: `t("cart:title")`. */
export function translateFor(language: Language): TFunction<Namespace[]> {
  const instance = instances.get(language);
  if (!instance) throw new Error(`No texts in ${language}`);
  return instance.t;
}

const formats = new Map<`${Language} ${EditionCode}`, Format>();

/** The formats of a language and market outside a page. */
export function formatFor(language: Language, market: Market): Format {
  const key = `${language} ${market.code}` as const;
  const format = formats.get(key) ?? createFormat({ language, market, words: dateWords[language], t: translateFor(language) });
  formats.set(key, format);
  return format;
}

import type { InitOptions } from "i18next";
import { languages } from "~/domain/language";
import { baseNamespaces } from "./namespaces";

/**
 * The common options of server and browser. No fallback language: every language is complete (a test checks this), so the browser never
 * fetches English as well. React escapes, so i18next must not.
 */
export const i18nOptions = {
  supportedLngs: [...languages],
  fallbackLng: false,
  load: "currentOnly",
  ns: baseNamespaces,
  defaultNS: "common",
  interpolation: { escapeValue: false },
  initAsync: false,
  cacheInBuiltFormats: true,
} as const satisfies InitOptions;

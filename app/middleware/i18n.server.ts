import type { i18n } from "i18next";
import { createContext, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import { createI18nextMiddleware } from "remix-i18next/middleware";
import { type Language, languages } from "~/domain/language";
import { i18nOptions } from "~/i18n/options";
import { resources } from "~/i18n/resources.server";

/** The language of a request and the i18next instance that renders its page. */
export const i18nContext = createContext<{ language: Language; i18n: i18n }>();

/**
 * Returns middleware that fills `i18nContext`. `languageOf` decides from the request and the context of earlier middleware
 * (`chooseLanguage`: the person's setting, the cookie, the host). The first request in a language makes remix-i18next create the instance;
 * the others share it, because it has nothing of a request and creating one costs as much as rendering a small page.
 */
export function createI18nMiddleware(
  languageOf: (request: Request, context: Readonly<RouterContextProvider>) => Language | Promise<Language>,
): MiddlewareFunction<Response> {
  const chosen = new WeakMap<Request, Language>();
  const instances = new Map<Language, i18n>();
  const [makeInstance, , instanceOf] = createI18nextMiddleware({
    detection: {
      supportedLanguages: [...languages],
      fallbackLanguage: "en",
      order: ["custom"],
      findLocale: async (request) => chosen.get(request) ?? null,
    },
    i18next: { ...i18nOptions, resources },
  });

  return async (args, next) => {
    const language = await languageOf(args.request, args.context);
    const known = instances.get(language);
    if (known) {
      args.context.set(i18nContext, { language, i18n: known });
      return next();
    }
    chosen.set(args.request, language);
    return makeInstance(args, () => {
      const made = instanceOf(args.context);
      instances.set(language, made);
      args.context.set(i18nContext, { language, i18n: made });
      return next();
    });
  };
}

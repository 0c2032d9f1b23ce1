import { render } from "@testing-library/react";
import { createInstance, type Resource } from "i18next";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { I18nextProvider, initReactI18next } from "react-i18next";
import { createMemoryRouter, type RouteObject, RouterProvider } from "react-router";
import type { Language } from "~/domain/language";
import { dateWordsNamespace } from "~/i18n/date-words";
import { dateWords } from "~/i18n/date-words.server";
import { i18nOptions } from "~/i18n/options";
import { cart } from "~/locales/en/cart";
import { checkout } from "~/locales/en/checkout";
import { common } from "~/locales/en/common";
import { errors } from "~/locales/en/errors";
import { frame } from "~/locales/en/frame";
import { common as commonHe } from "~/locales/he/common";
import { frame as frameHe } from "~/locales/he/frame";

type Options = { at?: string; language?: Language; routes?: RouteObject[] };

const resources: Resource = {
  en: { cart, checkout, common, errors, frame, [dateWordsNamespace]: dateWords.en },
  he: { common: commonHe, frame: frameHe, [dateWordsNamespace]: dateWords.he },
};

function page(element: ReactNode, { at = "/here", language = "en", routes = [] }: Options) {
  const i18n = createInstance();
  void i18n.use(initReactI18next).init({ ...i18nOptions, ns: ["common", "frame"], lng: language, resources });
  const router = createMemoryRouter([{ path: "/here", element }, ...routes, { path: "*", element: <p>elsewhere</p> }], {
    initialEntries: [at],
  });
  return {
    router,
    tree: (
      <I18nextProvider i18n={i18n}>
        <RouterProvider router={router} />
      </I18nextProvider>
    ),
  };
}

/** Shows an element as the page "/here", with texts and a router around it; other addresses show "elsewhere". */
export function renderPage(element: ReactNode, options: Options = {}) {
  const { router, tree } = page(element, options);
  return { router, ...render(tree) };
}

/** The HTML a server would send for the element. */
export function serverHtml(element: ReactNode, options: Options = {}): string {
  return renderToString(page(element, options).tree);
}

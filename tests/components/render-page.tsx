import { render } from "@testing-library/react";
import { createInstance } from "i18next";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { createMemoryRouter, type RouteObject, RouterProvider } from "react-router";
import type { Language } from "~/domain/language";
import { i18nOptions } from "~/i18n/options";
import { resources } from "~/i18n/resources.server";
import { TextsProvider } from "~/i18n/use-texts";

type Options = { at?: string; language?: Language; routes?: RouteObject[] };

function page(element: ReactNode, { at = "/here", language = "en", routes = [] }: Options) {
  const i18n = createInstance();
  void i18n.init({ ...i18nOptions, ns: ["common", "frame"], lng: language, resources });
  const router = createMemoryRouter([{ path: "/here", element }, ...routes, { path: "*", element: <p>elsewhere</p> }], {
    initialEntries: [at],
  });
  return {
    router,
    tree: (
      <TextsProvider i18n={i18n}>
        <RouterProvider router={router} />
      </TextsProvider>
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

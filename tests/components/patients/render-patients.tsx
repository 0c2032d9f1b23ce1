import { render } from "@testing-library/react";
import { createInstance } from "i18next";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { type ActionFunction, createMemoryRouter, RouterProvider } from "react-router";
import type { EditionCode } from "~/domain/edition";
import type { Language } from "~/domain/language";
import { editionOf } from "~/editions/editions";
import { marketOf } from "~/i18n/market";
import { MarketProvider } from "~/i18n/market-context";
import { i18nOptions } from "~/i18n/options";
import { resources } from "~/i18n/resources.server";
import { TextsProvider } from "~/i18n/use-texts";

type Options = { language?: Language; market?: EditionCode };

function page(element: ReactNode, { language = "en", market = "IL" }: Options) {
  const i18n = createInstance();
  void i18n.init({ ...i18nOptions, lng: language, resources });
  const posted: Record<string, FormDataEntryValue>[] = [];
  const action: ActionFunction = async ({ request }) => {
    posted.push(Object.fromEntries(await request.formData()));
    return null;
  };
  const router = createMemoryRouter([
    { path: "/", element },
    { path: "*", element: <p>elsewhere</p>, action },
  ]);
  const tree = (
    <TextsProvider i18n={i18n}>
      <MarketProvider market={marketOf(editionOf(market))}>
        <RouterProvider router={router} />
      </MarketProvider>
    </TextsProvider>
  );
  return { router, tree, posted };
}

/** Shows an element with the texts of a language and a market around it; `posted` are the forms it sent. */
export function renderPatients(element: ReactNode, options: Options = {}) {
  const { router, tree, posted } = page(element, options);
  return { router, posted, ...render(tree) };
}

/** The HTML a server would send, as it is without JavaScript. */
export function serverHtml(element: ReactNode, options: Options = {}): string {
  return renderToString(page(element, options).tree);
}

import type { RouterContextProvider } from "react-router";
import { sessionContext } from "~/context.server";
import { editionOf } from "~/editions/editions";
import { marketOf } from "~/i18n/market";
import { formatFor, translateFor } from "~/i18n/translate-for.server";
import { i18nContext } from "~/middleware/i18n.server";

/** Returns the texts and formats for what a page does not render: in the language of the request and for the market of the practice. */
export function translationOf(context: Readonly<RouterContextProvider>) {
  const { language } = context.get(i18nContext);
  const { tenant } = context.get(sessionContext);
  return { t: translateFor(language), format: formatFor(language, marketOf(editionOf(tenant.countryCode))) };
}

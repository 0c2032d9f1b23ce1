import type { RouterContextProvider } from "react-router";
import type { FoundPage } from "~/components/search/found";
import { sessionContext } from "~/context.server";
import { canOperate, canSearchRecalls, hasAdminPermission } from "~/domain/account/permissions";
import { isNamed } from "~/domain/search/is-named";
import { i18nContext } from "~/middleware/i18n.server";
import { forAdmins, forClinicians, forEverybody, forOperators } from "./page-addresses";

const all = { ...forEverybody, ...forAdmins, ...forClinicians, ...forOperators };

/** A page that the search can find, by the name of its title. */
export type PageName = keyof typeof all;

/** Maximum number of pages shown: more would hide what is found for an order. */
const most = 4;

type NamedPage = FoundPage & { name: PageName; titles: string[] };

/** Returns the pages that the person may enter, with their titles in the language of the page and in English (D85). */
export function namedPages(context: Readonly<RouterContextProvider>): NamedPage[] {
  const { user } = context.get(sessionContext);
  const { i18n } = context.get(i18nContext);
  const [t, english] = [i18n.getFixedT(null, "common"), i18n.getFixedT("en", "common")];
  const offered = {
    ...forEverybody,
    ...(hasAdminPermission(user) ? forAdmins : {}),
    ...(canSearchRecalls(user) ? forClinicians : {}),
    ...(canOperate(user) ? forOperators : {}),
  };
  return (Object.keys(offered) as PageName[]).map((name) => {
    const title = t(`titles.${name}`);
    return { name, title, titles: [title, english(`titles.${name}`)], to: all[name] };
  });
}

/** Returns the pages that the text names, in the language of the page or in English, out of those that the person may enter (D85). */
export function findPages(context: Readonly<RouterContextProvider>, searchTerm: string): FoundPage[] {
  return namedPages(context)
    .filter(({ titles }) => isNamed(searchTerm, titles))
    .slice(0, most)
    .map(({ title, to }) => ({ title, to }));
}

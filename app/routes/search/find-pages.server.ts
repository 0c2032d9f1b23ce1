import type { RouterContextProvider } from "react-router";
import type { FoundPage } from "~/components/search/found";
import { sessionContext } from "~/context.server";
import { canOperate, canSearchRecalls, hasAdminPermission } from "~/domain/account/permissions";
import { isNamed } from "~/domain/search/is-named";
import { i18nContext } from "~/middleware/i18n.server";
import { forAdmins, forClinicians, forEverybody, forOperators } from "./page-addresses";

/** Maximum number of pages shown: more would hide what is found for an order. */
const most = 4;

/** Returns the pages that a search names, in the page's language or in English, among those that the person may enter (D85). */
export function findPages(context: Readonly<RouterContextProvider>, searchTerm: string): FoundPage[] {
  const { user } = context.get(sessionContext);
  const { i18n } = context.get(i18nContext);
  const [t, english] = [i18n.getFixedT(null, "common"), i18n.getFixedT("en", "common")];
  const offered = {
    ...forEverybody,
    ...(hasAdminPermission(user) ? forAdmins : {}),
    ...(canSearchRecalls(user) ? forClinicians : {}),
    ...(canOperate(user) ? forOperators : {}),
  };
  return (Object.keys(offered) as (keyof typeof offered)[])
    .filter((name) => isNamed(searchTerm, [t(`titles.${name}`), english(`titles.${name}`)]))
    .slice(0, most)
    .map((name) => ({ title: t(`titles.${name}`), to: offered[name] ?? "" }));
}

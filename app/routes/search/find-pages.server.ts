import type { RouterContextProvider } from "react-router";
import type { FoundPage } from "~/components/search/found";
import { sessionContext } from "~/context.server";
import { canOperate, canSearchRecalls, hasAdminPermission } from "~/domain/account/permissions";
import { isNamed } from "~/domain/search/is-named";
import { i18nContext } from "~/middleware/i18n.server";

const forEverybody = {
  today: "/today",
  products: "/products",
  stockRevenue: "/products/stock-revenue",
  usualOrder: "/products/usual-order",
  patientRevenue: "/products/patient-revenue",
  patientTrial: "/products/patient-trial",
  solutions: "/products/solutions",
  promotions: "/promotions",
  cart: "/cart",
  checkout: "/checkout",
  history: "/history",
  deliveries: "/history/deliveries",
  returns: "/history/returns",
  approvals: "/approvals",
  waiting: "/waiting",
  patients: "/patients",
  newPatient: "/patients/add",
  scanned: "/products/scanned",
  profile: "/settings/profile",
  security: "/settings/security",
  shortcuts: "/shortcuts",
} as const;
const forAdmins = {
  practiceInformation: "/settings/practice-information",
  userManagement: "/settings/user-management",
  userAdd: "/settings/user-add",
  productCatalog: "/settings/product-catalog",
  approvalSettings: "/settings/approvals",
  reports: "/settings/reports",
  auditTrail: "/settings/audit",
} as const;
const forClinicians = { recall: "/history/recall" } as const;
const forOperators = { operator: "/operator", imports: "/operator/imports", operatedPromotions: "/operator/promotions" } as const;

/** What is shown of them: more would hide what is found for an order. */
const most = 4;
/** Returns the pages that the words name, in the language of the page or in English, of those that the person may enter (D85). */
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

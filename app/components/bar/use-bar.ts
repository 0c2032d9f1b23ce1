import { canEnterSettings, canOperate } from "~/domain/account/permissions";
import { type Role, roleNameOf } from "~/domain/account/roles";
import { type StartPage, startPath } from "~/domain/account/start-page";
import { fullName, initialsOf } from "~/domain/person-name";
import { useLanguage } from "~/i18n/use-language";
import { useTexts } from "~/i18n/use-texts";
import type { BarProps, NavItem } from "./bar";

/** The data of the layout for signed-in people: the results of session.read and edition.read. */
export type SignedInData = {
  user: { firstName: string; lastName: string; email: string; role: Role; isDoctor: boolean; startPage: StartPage };
  tenant: { practiceName: string };
  locations: readonly { _id: string; name: string }[];
  locationId: string;
  navigation: { topNavigation: readonly string[]; productNavigation: readonly string[] };
  /** Items in the cart of this location; null when they could not be counted. */
  cartQuantity: number | null;
  /** Orders that wait for the person's approval (D96). */
  approvalsWaiting: number;
};

/** In the order of the bar (D56). */
const pages = {
  today: "/today",
  products: "/products",
  orders: "/history",
  patients: "/patients",
  promotions: "/promotions",
  settings: "/settings",
  operator: "/operator",
} as const;
const pageNames = Object.keys(pages) as (keyof typeof pages)[];

/**
 * Returns the bar of a signed-in person, in the language of the page: the edition's navigation, and the patients. Settings and the
 * operator's pages are included for those who may enter them, the day at a glance for those who start with it (D83), approvals while any
 * wait.
 */
export function useBar({ user, tenant, locations, locationId, navigation, cartQuantity, approvalsWaiting }: SignedInData): BarProps {
  const { t } = useTexts("common");
  const language = useLanguage();
  const isOffered = (name: keyof typeof pages) =>
    name === "patients" ||
    (name === "today" && user.startPage === "today") ||
    (name === "operator" && canOperate(user)) ||
    (navigation.topNavigation.includes(name) && (name !== "settings" || canEnterSettings(user)));
  const items = pageNames.filter(isOffered).map((name): NavItem => ({ to: pages[name], label: t(`navigation.${name}`) }));
  const approvals = { to: "/approvals", label: t("navigation.approvals", { quantity: approvalsWaiting }) };
  return {
    homeTo: startPath(user.startPage),
    practiceName: tenant.practiceName,
    namesPractice: !canOperate(user),
    locationName: locations.find((location) => location._id === locationId)?.name ?? "",
    locationTo: locations.length > 1 || canOperate(user) ? "/location" : undefined,
    items: approvalsWaiting > 0 ? [...items, approvals] : items,
    cart: { to: "/cart", quantity: cartQuantity },
    searchTo: "/search",
    helpTo: "/shortcuts",
    languageAction: "/language",
    person: {
      name: fullName(user, language),
      initials: initialsOf(user, language),
      email: user.email,
      links: [
        { to: "/today", label: t("titles.today") },
        { to: "/settings/profile", label: t("titles.profile") },
      ],
      role: t(`roles.${roleNameOf(user)}`),
    },
    logoutAction: "/logout",
  };
}

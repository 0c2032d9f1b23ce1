import { useTranslation } from "react-i18next";
import { href, Outlet, redirect } from "react-router";
import { SubviewLayout } from "~/components/frame/subview-layout";
import { sessionContext } from "~/context.server";
import type { Route } from "./+types/settings";

/** Only admins and operators enter the settings; others go to the products (spec section 6). */
export const middleware: Route.MiddlewareFunction[] = [
  ({ context }) => {
    if (context.get(sessionContext).user.role === "staff") throw redirect(href("/products"));
  },
];

/** Nothing to load; a layout without a loader would be skipped with its guard on client navigation. */
export function loader() {
  return null;
}

export default function SettingsLayout() {
  const { t } = useTranslation("common");
  const items = [{ to: href("/settings/practice-information"), label: t("titles.practiceInformation") }];
  return (
    <SubviewLayout label={t("navigation.settings")} items={items}>
      <Outlet />
    </SubviewLayout>
  );
}

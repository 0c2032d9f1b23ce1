import { href, Outlet, redirect } from "react-router";
import type { PageHandle } from "~/components/frame/page-title";
import { SettingsLayout } from "~/components/settings/settings-layout";
import { sessionContext } from "~/context.server";
import { canEnterSettings } from "~/domain/account/permissions";
import type { Route } from "./+types/settings";

export const handle = { i18n: ["settings"] } satisfies PageHandle;

/** Only admins and operators may enter the settings; others are redirected to the products (D67). */
export const middleware: Route.MiddlewareFunction[] = [
  ({ context }) => {
    if (!canEnterSettings(context.get(sessionContext).user)) throw redirect(href("/products"));
  },
];

/** Loads nothing, but without a loader client navigation would skip the layout's guard. */
export function loader() {
  return null;
}

export default function SettingsPages() {
  return (
    <SettingsLayout>
      <Outlet />
    </SettingsLayout>
  );
}

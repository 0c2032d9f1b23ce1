import { href, Outlet, redirect } from "react-router";
import { Page } from "~/components/frame/page";
import type { PageHandle } from "~/components/frame/page-title";
import { sessionContext } from "~/context.server";
import { canOperate } from "~/domain/account/permissions";
import type { Route } from "./+types/operator";

export const handle = { title: "operator", i18n: ["operator"] } satisfies PageHandle;

/** Only the distributor's operators may enter; others are redirected to the products (D13). */
export const middleware: Route.MiddlewareFunction[] = [
  ({ context }) => {
    if (!canOperate(context.get(sessionContext).user)) throw redirect(href("/products"));
  },
];

/** Loads nothing, but without a loader client navigation would skip the layout's guard. */
export function loader() {
  return null;
}

export default function OperatorPages() {
  return (
    <Page>
      <Outlet />
    </Page>
  );
}

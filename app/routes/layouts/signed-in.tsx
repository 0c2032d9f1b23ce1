import { type ReactNode, Suspense } from "react";
import { Outlet, useRouteLoaderData } from "react-router";
import { useBar } from "~/components/bar/use-bar";
import { DefaultLayout } from "~/components/frame/default-layout";
import { FailurePage } from "~/components/frame/failure-page";
import { reloadsWhenChanged } from "~/components/frame/reloads-when-changed";
import { PageNotices } from "~/components/notices/page-notices";
import { callsContext, sessionContext } from "~/context.server";
import { canOperate } from "~/domain/account/permissions";
import { discardSentForm } from "~/middleware/discard-sent-form.server";
import { listKeptForms } from "~/middleware/kept-form.server";
import { sessionGuard } from "~/middleware/session-guard.server";
import { lazyPart } from "~/offline/scripts/later";
import type { loader as rootLoader } from "~/root";
import { countApprovals, countCart } from "~/routes/cart/load-cart.server";
import { noteVisits } from "~/routes/search/note-visits.server";
import type { Route } from "./+types/signed-in";

export const middleware: Route.MiddlewareFunction[] = [sessionGuard, discardSentForm, noteVisits];

/**
 * Loads who is signed in and where, the edition's configuration (D57: loaded once logged in), and what was typed in forms of the page.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { user, tenant, locations, locationId, formerLocation, acting } = context.get(sessionContext);
  const calls = context.get(callsContext);
  const [edition, cartQuantity, approvalsWaiting, kept] = await Promise.all([
    calls.edition.read({ edition: tenant.countryCode }),
    countCart(context),
    countApprovals(context),
    listKeptForms({ url, context }),
  ]);
  const { navigation } = edition.gpFrontend;
  return { user, tenant, locations, locationId, formerLocation, acting, navigation, cartQuantity, approvalsWaiting, kept };
}

/** Loaded again when something is gone: the person may have lost access to their location, which the page then says. */
export const shouldRevalidate = reloadsWhenChanged;

export default function SignedInLayout({ loaderData }: Route.ComponentProps) {
  const notices = useRouteLoaderData<typeof rootLoader>("root")?.notices ?? [];
  return (
    <Framed loaded={loaderData} notices={notices}>
      <Outlet />
    </Framed>
  );
}

/** Shown below the bar, so that people can navigate away; without the bar when the layout itself could not be loaded. */
export function ErrorBoundary() {
  const loaded = useRouteLoaderData<typeof loader>("routes/layouts/signed-in");
  if (!loaded) return <FailurePage />;
  return (
    <Framed loaded={loaded} notices={[]}>
      <FailurePage />
    </Framed>
  );
}

/** Only operators see it. */
const ActingStrip = lazyPart(
  () => import("~/components/bar/acting-strip"),
  (part) => part.ActingStrip,
);

/** Only people who lost access to their location see it. */
const MovedStrip = lazyPart(
  () => import("~/components/bar/moved-strip"),
  (part) => part.MovedStrip,
);

type Notices = Parameters<typeof PageNotices>[0]["notices"];

function Framed({ loaded, notices, children }: { loaded: Route.ComponentProps["loaderData"]; notices: Notices; children: ReactNode }) {
  const bar = useBar(loaded);
  const present = loaded.locations.find(({ _id }) => _id === loaded.locationId);
  const strips = (
    <Suspense>
      {canOperate(loaded.user) && <ActingStrip practiceName={bar.practiceName} acting={loaded.acting} leaveAction={bar.logoutAction} />}
      {loaded.formerLocation && present && (
        <MovedStrip former={loaded.formerLocation.name} present={{ id: present._id, name: present.name }} />
      )}
    </Suspense>
  );
  return (
    <DefaultLayout bar={bar} strips={strips} notices={<PageNotices notices={notices} />}>
      {children}
    </DefaultLayout>
  );
}

import { Outlet } from "react-router";
import { FittingSetPage } from "~/components/fitting/fitting-set-page";
import type { PageHandle } from "~/components/frame/page-title";
import { reloadsWhenChanged } from "~/components/frame/reloads-when-changed";
import { BehindModal } from "~/components/ui/behind-modal";
import type { Route } from "./+types/fitting-set";
import { loadFittingSet } from "./fitting-set.server";
import { submitShelf } from "./submit-shelf.server";

export const handle = { title: "fittingSet", i18n: ["fittingSets", "deliveries", "scan", "stockGrid", "refusals"] } satisfies PageHandle;

/** Loads the fitting set of one trial series as a map by power (D160). */
export function loader({ context, params, url }: Route.LoaderArgs) {
  return loadFittingSet(context, params.seriesId, url.searchParams);
}

export function action({ request, context, url }: Route.ActionArgs) {
  return submitShelf(request, context, `${url.pathname}${url.search}`);
}

export const shouldRevalidate = reloadsWhenChanged;

export default function FittingSet({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <BehindModal>
        <FittingSetPage {...loaderData} refused={actionData} />
      </BehindModal>
      <Outlet context={loaderData} />
    </>
  );
}

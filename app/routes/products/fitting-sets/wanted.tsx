import { WantedPage } from "~/components/fitting/wanted-page";
import type { PageHandle } from "~/components/frame/page-title";
import type { Route } from "./+types/wanted";
import { loadFittingSet } from "./fitting-set.server";
import { answerWanted } from "./wanted.server";

export const handle = { title: "fittingWanted", i18n: ["fittingSets", "stockGrid"] } satisfies PageHandle;

/** Loads how many packs of each lens of a set are wanted, to change one by one or by a range of powers (D160). */
export function loader({ context, params, url }: Route.LoaderArgs) {
  return loadFittingSet(context, params.seriesId, url.searchParams);
}

export function action({ request, context, params, url }: Route.ActionArgs) {
  return answerWanted({ request, context, url }, params.seriesId);
}

export default function Wanted({ loaderData: { set, location }, actionData }: Route.ComponentProps) {
  return <WantedPage set={set} location={location} refused={actionData} />;
}

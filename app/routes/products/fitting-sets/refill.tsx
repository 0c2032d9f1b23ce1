import { RefillPage } from "~/components/fitting/refill-page";
import type { PageHandle } from "~/components/frame/page-title";
import type { Route } from "./+types/refill";
import { answerRefill, loadRefill } from "./refill.server";

export const handle = { title: "fittingRefill", i18n: ["fittingSets", "trials", "cart", "refusals"] } satisfies PageHandle;

/** Loads what refills the fitting sets within the trial rules (D161), for all sets or the one in the URL. */
export function loader({ context, url }: Route.LoaderArgs) {
  return loadRefill(context, url.searchParams.get("series"));
}

export function action({ request, context, url }: Route.ActionArgs) {
  return answerRefill({ request, context, seriesId: url.searchParams.get("series") });
}

export default function Refill({ loaderData, actionData }: Route.ComponentProps) {
  return <RefillPage {...loaderData} answer={actionData} />;
}

import { RefillPage } from "~/components/fitting/refill-page";
import type { PageHandle } from "~/components/frame/page-title";
import { parseRefillForm } from "~/forms/fitting/refill-form";
import { loadKeptForm } from "~/middleware/kept-form.server";
import type { Route } from "./+types/refill";
import { answerRefill, loadRefill } from "./refill.server";

export const handle = { title: "fittingRefill", i18n: ["fittingSets", "trials", "cart", "refusals"] } satisfies PageHandle;

/** Loads what refills the fitting sets within the trial rules (D161), for all sets or the one in the URL, as it was left half done (D31). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const kept = parseRefillForm((await loadKeptForm({ url, context })) ?? []);
  const { newIds, ...proposal } = await loadRefill(context, url.searchParams.get("series"), kept.excluded);
  return { ...proposal, newIds: { ...newIds, ...Object.fromEntries(kept.preorderIds) } };
}

export function action({ request, context, url }: Route.ActionArgs) {
  return answerRefill({ request, context, seriesId: url.searchParams.get("series") });
}

export default function Refill({ loaderData, actionData }: Route.ComponentProps) {
  return <RefillPage {...loaderData} answer={actionData} />;
}

import { href } from "react-router";
import { FittingSetsPage } from "~/components/fitting/fitting-sets-page";
import type { PageHandle } from "~/components/frame/page-title";
import { reloadsWhenChanged } from "~/components/frame/reloads-when-changed";
import { callsContext, sessionContext } from "~/context.server";
import { foundOr404 } from "~/middleware/found-or-404.server";
import type { Route } from "./+types/fitting-sets";
import { newShelfForm } from "./new-shelf-form.server";
import { submitShelf } from "./submit-shelf.server";

export const handle = { title: "fittingSets", i18n: ["fittingSets", "deliveries", "scan", "trials", "refusals"] } satisfies PageHandle;

/** Loads the fitting sets of the person's location, with the packs that expire there (D160). */
export async function loader({ context }: Route.LoaderArgs) {
  const { locationId } = context.get(sessionContext);
  return { shelf: await foundOr404(context.get(callsContext).fitting.overview({ locationId })), ...newShelfForm(context) };
}

export function action({ request, context }: Route.ActionArgs) {
  return submitShelf(request, context, href("/products/fitting-sets"));
}

export const shouldRevalidate = reloadsWhenChanged;

export default function FittingSets({ loaderData, actionData }: Route.ComponentProps) {
  return <FittingSetsPage {...loaderData} refused={actionData} />;
}

import { useOutletContext, useSearchParams } from "react-router";
import { FittingLensDialog } from "~/components/fitting/fitting-lens-dialog";
import type { PageHandle } from "~/components/frame/page-title";
import { ModalFailure } from "~/components/ui/modal-failure";
import { behindLens, findCell } from "~/forms/fitting/fitting-form";
import type { Route } from "./+types/lens";
import { loadPatientOf } from "./find-patients.server";
import type { loadFittingSet } from "./fitting-set.server";
import { submitShelf } from "./submit-shelf.server";

export const handle = { modal: true, i18n: ["fittingSets", "deliveries", "refusals"] } satisfies PageHandle;

/** Loads the patient in the URL, to whom packs can be given; the set is loaded for the map behind the dialog. */
export async function loader({ context, url }: Route.LoaderArgs) {
  return { patient: await loadPatientOf(context, url.searchParams) };
}

export function action({ request, context, url }: Route.ActionArgs) {
  return submitShelf(request, context, behindLens(url.searchParams));
}

export default function Lens({ loaderData: { patient }, actionData }: Route.ComponentProps) {
  const { set, batchId } = useOutletContext<Awaited<ReturnType<typeof loadFittingSet>>>();
  const [search] = useSearchParams();
  const cell = findCell(set, search.get("lens") ?? "");
  return <FittingLensDialog {...{ set, cell, batchId, patient }} closeTo={behindLens(search)} refused={actionData} />;
}

export function ErrorBoundary() {
  return <ModalFailure closeTo="/products/fitting-sets" />;
}

import { useOutletContext, useSearchParams } from "react-router";
import { FittingLensDialog } from "~/components/fitting/fitting-lens-dialog";
import type { PageHandle } from "~/components/frame/page-title";
import { ModalFailure } from "~/components/ui/modal-failure";
import { behindLens, findCell } from "~/forms/fitting/fitting-form";
import type { Route } from "./+types/lens";
import { readPatientOf } from "./find-patients.server";
import type { readFittingSet } from "./fitting-set.server";
import { pressShelf } from "./press-shelf.server";

export const handle = { modal: true, i18n: ["fittingSets", "deliveries", "refusals"] } satisfies PageHandle;

/** One lens of the set behind it: its packs, what is wanted, and what people do with them; a patient whom the address names is chosen. */
export async function loader({ context, url }: Route.LoaderArgs) {
  return { patient: await readPatientOf(context, url.searchParams) };
}

export function action({ request, context, url }: Route.ActionArgs) {
  return pressShelf(request, context, behindLens(url.searchParams));
}

export default function Lens({ loaderData: { patient }, actionData }: Route.ComponentProps) {
  const { set, batchId } = useOutletContext<Awaited<ReturnType<typeof readFittingSet>>>();
  const [search] = useSearchParams();
  const cell = findCell(set, search.get("lens") ?? "");
  return <FittingLensDialog {...{ set, cell, batchId, patient }} closeTo={behindLens(search)} refused={actionData} />;
}

export function ErrorBoundary() {
  return <ModalFailure closeTo="/products/fitting-sets" />;
}

import { data, redirect, useLocation } from "react-router";
import { text } from "~/calls/text";
import type { PageHandle } from "~/components/frame/page-title";
import { FindDialog } from "~/components/patient-order/find-dialog";
import { ModalFailure } from "~/components/ui/modal-failure";
import { callsContext, sessionContext } from "~/context.server";
import { loadKeptForm } from "~/middleware/kept-form.server";
import { keepSearch, loadKeptSearch } from "~/middleware/kept-search.server";
import { readForm } from "~/middleware/read-form.server";
import type { Route } from "./+types/find";
import { dialogUrls } from "./dialog-urls";
import { findPatient } from "./find-patient.server";

export const handle = { modal: true, i18n: ["patientOrder", "patients"] } satisfies PageHandle;

/** Loads the results of a stored search, also of one that an expired session interrupted; only its random id is in the URL (D33). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const calls = context.get(callsContext);
  const searchId = url.searchParams.get("s");
  const stored = await loadKeptSearch(context, searchId);
  const interrupted = searchId ? null : new Map(await loadKeptForm({ url, context }));
  const searchTerm = stored.q ?? interrupted?.get("q") ?? "";
  if (searchTerm === "") return { searchTerm, searchId, patients: [] };
  const tenantId = context.get(sessionContext).tenant._id;
  const { patients } = await calls.patients.search({ tenantId, searchTerm, pageSize: 20 });
  return { searchTerm, searchId, patients };
}

/** Stores the search; a single hit is chosen at once, and `intent` "add" redirects to a new patient of that name. */
export async function action({ request, context, url }: Route.ActionArgs) {
  const { form, typed, mistakes } = await readForm(request, { q: text(100) });
  if (mistakes) return data({ q: typed.q, mistake: mistakes.q }, { status: 422 });
  const q = typed.q.trim();
  const paths = dialogUrls(url);
  if (q === "") return redirect(paths.sibling("find"));
  if (form.get("intent") === "add") {
    const searchId = await keepSearch(context, { q });
    return redirect(paths.sibling("new-patient", { s: searchId }));
  }
  const found = await findPatient(context, q);
  if ("patientId" in found) return redirect(paths.behindWith("patient", found.patientId));
  return redirect(paths.sibling("find", { s: found.searchId }));
}

export default function Find({ loaderData: { searchTerm, searchId, patients }, actionData }: Route.ComponentProps) {
  const location = useLocation();
  const paths = dialogUrls(location);
  return (
    <FindDialog
      key={searchId}
      q={actionData?.q ?? searchTerm}
      mistake={actionData?.mistake}
      patients={patients}
      closeTo={paths.behind}
      chooseTo={(patientId) => dialogUrls(location).behindWith("patient", patientId)}
      newTo={paths.sibling("new-patient", searchId ? { s: searchId } : {})}
    />
  );
}

export function ErrorBoundary() {
  return <ModalFailure closeTo={dialogUrls(useLocation()).behind} />;
}

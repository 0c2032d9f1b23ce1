import { data, Form, Outlet, redirect } from "react-router";
import { text } from "~/calls/text";
import { Page } from "~/components/frame/page";
import type { PageHandle } from "~/components/frame/page-title";
import { FoundPatients } from "~/components/patients/found-patients";
import { PatientSearch } from "~/components/patients/patient-search";
import { BehindModal } from "~/components/ui/behind-modal";
import { Button } from "~/components/ui/button";
import { PageHead } from "~/components/ui/page-head";
import { callsContext, nowContext, sessionContext } from "~/context.server";
import { isSearchedPatient } from "~/domain/patient/searched-patient";
import { editionOf } from "~/editions/editions";
import { formRules } from "~/forms/patients/form-rules";
import { useTexts } from "~/i18n/use-texts";
import { loadKeptForm } from "~/middleware/kept-form.server";
import { keepSearch, loadKeptSearch } from "~/middleware/kept-search.server";
import { readForm } from "~/middleware/read-form.server";
import type { Route } from "./+types/search";

export const handle = { title: "patients", i18n: ["patients"] } satisfies PageHandle;

/**
 * Loads all patients by name, or the results of a search, also of one that an expired session interrupted; the search is stored on the
 * server and its random id is in the URL (D33).
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { tenant } = context.get(sessionContext);
  const searchId = url.searchParams.get("s");
  const interrupted = searchId ? null : new Map(await loadKeptForm({ url, context }));
  const { q = interrupted?.get("q") ?? "", next } = await loadKeptSearch(context, searchId);
  const found = await context.get(callsContext).patients.search({ tenantId: tenant._id, searchTerm: q, ...(next ? { next } : {}) });
  const adds = q !== "" && !found.patients.some((patient) => isSearchedPatient(patient, q));
  return { q, ...found, adds, isFirst: !next, today: formRules(editionOf(tenant.countryCode), context.get(nowContext)).today };
}

/** Stores the search and redirects to its results, or to a new patient of that name; names are never in a URL (D33). */
export async function action({ request, context }: Route.ActionArgs) {
  const { form, typed, mistakes } = await readForm(request, { q: text(100), next: text(200) });
  if (mistakes?.next) throw data(null, { status: 400 });
  if (mistakes) return data({ q: typed.q, mistake: mistakes.q }, { status: 422 });
  const next = typed.next.trim();
  const search = { q: typed.q.trim(), ...(next && { next }) };
  const adds = form.get("intent") === "add";
  if (search.q === "" && !search.next) return redirect(adds ? "/patients/add" : "/patients");
  const searchId = await keepSearch(context, search);
  return redirect(`${adds ? "/patients/add" : "/patients"}?s=${searchId}`);
}

export default function Patients({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts(["patients", "common"]);
  const { q, patients, next } = loaderData;
  const aside = q === "" ? undefined : t(next ? "search.shown" : "search.found", { count: patients.length });
  return (
    <>
      <BehindModal>
        <Page narrow>
          <PageHead
            title={t("common:titles.patients")}
            actions={
              <Form method="post">
                <input type="hidden" name="q" value={q} />
                <Button name="intent" value="add" icon="plus">
                  {t("actions.new")}
                </Button>
              </Form>
            }
          />
          <div className="stack">
            <PatientSearch
              key={q}
              action="/patients"
              chooseTo={(id) => `/patients/${id}`}
              defaultTerm={actionData?.q ?? q}
              mistake={actionData?.mistake}
              aside={aside}
              kbd="/"
            />
            <FoundPatients {...loaderData} />
          </div>
        </Page>
      </BehindModal>
      <Outlet />
    </>
  );
}

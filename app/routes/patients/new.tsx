import { redirect } from "react-router";
import { ModifyLayout } from "~/components/frame/modify-layout";
import type { PageHandle } from "~/components/frame/page-title";
import { PatientForm } from "~/components/patients/patient-form";
import { Panel } from "~/components/ui/panel";
import { sameOriginPath } from "~/domain/same-origin-path";
import { useTexts } from "~/i18n/use-texts";
import type { Route } from "./+types/new";
import { createFromForm, newPatientForm } from "./create-from-form.server";

export const handle = { title: "newPatient", i18n: ["patients"] } satisfies PageHandle;

/** Loads the form of a new patient, as a page. */
export async function loader({ context, url }: Route.LoaderArgs) {
  return newPatientForm({ url, context });
}

/** Adds the patient and redirects to their page, or to the path in `back` with the patient chosen. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { created, refused } = await createFromForm({ request, url, context });
  if (refused) return refused;
  const back = sameOriginPath(url.searchParams.get("back"), "");
  if (back === "") return redirect(`/patients/${created}`);
  return redirect(`${back}${back.includes("?") ? "&" : "?"}patient=${created}`);
}

export default function NewPatient({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts(["patients", "common"]);
  return (
    <ModifyLayout backTo="/patients" backLabel={t("actions.backToPatients")} title={t("common:titles.newPatient")}>
      <Panel padded>
        <PatientForm loaded={loaderData} answer={actionData} failure={t("form.createFailed")} />
      </Panel>
    </ModifyLayout>
  );
}

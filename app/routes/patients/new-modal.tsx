import { redirect, useLocation } from "react-router";
import type { PageHandle } from "~/components/frame/page-title";
import { PatientForm } from "~/components/patients/patient-form";
import { Modal } from "~/components/ui/modal";
import { ModalFailure } from "~/components/ui/modal-failure";
import { useTexts } from "~/i18n/use-texts";
import type { Route } from "./+types/new-modal";
import { createFromForm, newPatientForm } from "./create-from-form.server";
import { pageBehind } from "./page-behind";

export const handle = { title: "newPatient", modal: true, i18n: ["patients"] } satisfies PageHandle;

/** Loads the form of a new patient, as a dialog over its parent page. */
export async function loader({ context, url }: Route.LoaderArgs) {
  return newPatientForm({ url, context });
}

/** Adds the patient and redirects to the parent page, with the patient chosen and the draft that was there. */
export async function action({ request, url, context }: Route.ActionArgs) {
  const { created, refused } = await createFromForm({ request, url, context });
  return refused ?? redirect(pageBehind(url, { patient: created }));
}

export default function NewPatientModal({ loaderData, actionData }: Route.ComponentProps) {
  const { t } = useTexts(["patients", "common"]);
  return (
    <Modal wide title={t("common:titles.newPatient")} closeTo={pageBehind(useLocation())}>
      <PatientForm loaded={loaderData} answer={actionData} failure={t("form.createFailed")} />
    </Modal>
  );
}

export function ErrorBoundary() {
  return <ModalFailure closeTo={pageBehind(useLocation())} />;
}

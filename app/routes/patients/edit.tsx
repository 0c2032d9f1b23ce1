import { safe } from "@orpc/client";
import { href, redirect } from "react-router";
import { ModifyLayout } from "~/components/frame/modify-layout";
import type { PageHandle } from "~/components/frame/page-title";
import { useAdminPermission } from "~/components/frame/use-admin-permission";
import { PatientForm } from "~/components/patients/patient-form";
import { ButtonLink } from "~/components/ui/button-link";
import { Panel } from "~/components/ui/panel";
import { callsContext, noticeContext, nowContext, sessionContext } from "~/context.server";
import { sameOriginPath } from "~/domain/same-origin-path";
import { editionOf } from "~/editions/editions";
import { formRules } from "~/forms/patients/form-rules";
import { parsePatientForm, patientEntries, patientFormOf } from "~/forms/patients/patient-form-values";
import { refusedForm } from "~/forms/patients/refused-form";
import { useTexts } from "~/i18n/use-texts";
import { foundOr404 } from "~/middleware/found-or-404.server";
import { discardKeptForm, loadKeptForm } from "~/middleware/kept-form.server";
import { postedForm } from "~/middleware/read-form.server";
import { noticeName } from "../notice-values.server";
import { answerRefusal } from "../outcomes.server";
import type { Route } from "./+types/edit";
import { refusePatientOverwriting } from "./refuse-overwriting.server";

export const handle = { title: "editPatient", i18n: ["patients"] } satisfies PageHandle;

/** Loads the patient's form, with its draft if there is one (D31), and the path of the order that it was opened from; null for none. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { tenant } = context.get(sessionContext);
  const { patientId } = params;
  const { patient } = await foundOr404(context.get(callsContext).patients.read({ tenantId: tenant._id, patientId }));
  const typed = await loadKeptForm({ url, context });
  const rules = formRules(editionOf(tenant.countryCode), context.get(nowContext));
  const values = typed ? { ...parsePatientForm(typed), id: patientId } : patientFormOf(patient);
  return { rules, values, restored: typed !== null, order: sameOriginPath(url.searchParams.get("back"), "") || null };
}

/** Saves the patient in the URL; a refused form comes back with everything that was typed. */
export async function action({ request, context, params, url }: Route.ActionArgs) {
  const values = { ...parsePatientForm(await postedForm(request)), id: params.patientId };
  const [refusal, saved] = await safe(context.get(callsContext).patients.update(patientEntries(values)));
  if (refusal)
    return answerRefusal(context, refusal, (why) =>
      why.code === "changedElsewhere" ? refusePatientOverwriting(context, values) : refusedForm(values, why),
    );
  await discardKeptForm({ context, path: url.pathname, subject: values.id });
  context.get(noticeContext).add({ key: "patients:notices.updated", values: { name: noticeName(context, saved.patient) } });
  return redirect(sameOriginPath(url.searchParams.get("back"), `/patients/${params.patientId}`));
}

export default function EditPatient({ loaderData, actionData, params }: Route.ComponentProps) {
  const { t } = useTexts(["patients", "common"]);
  const isAdmin = useAdminPermission();
  const { order } = loaderData;
  return (
    <ModifyLayout
      backTo={order ?? `/patients/${params.patientId}`}
      backLabel={t(order ? "actions.backToOrder" : "actions.backToPatient")}
      title={t("common:titles.editPatient")}
      actions={isAdmin && <EraseLink patientId={params.patientId} />}
    >
      <Panel padded>
        <PatientForm loaded={loaderData} answer={actionData} failure={t("form.updateFailed")} />
      </Panel>
    </ModifyLayout>
  );
}

/** For admins and operators: erases the patient after a confirmation (D94). */
function EraseLink({ patientId }: { patientId: string }) {
  const { t } = useTexts("patients");
  return (
    <ButtonLink tone="quiet" icon="trash" to={href("/patients/:patientId/erase", { patientId })}>
      {t("erasure.link")}
    </ButtonLink>
  );
}

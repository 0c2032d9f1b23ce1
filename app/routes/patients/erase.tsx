import { safe } from "@orpc/client";
import { data, href, redirect } from "react-router";
import { text } from "~/calls/text";
import type { PageHandle } from "~/components/frame/page-title";
import { ErasureForm } from "~/components/patients/erasure-form";
import { Modal } from "~/components/ui/modal";
import { ModalFailure } from "~/components/ui/modal-failure";
import { callsContext, noticeContext, type Session, sessionContext } from "~/context.server";
import { hasAdminPermission } from "~/domain/account/permissions";
import { type ErasureReason, erasureReasons } from "~/domain/patient/erasure";
import { textOf } from "~/forms/form-texts";
import { isolate } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { foundOr404 } from "~/middleware/found-or-404.server";
import { readForm } from "~/middleware/read-form.server";
import { answerRefusal } from "../outcomes.server";
import type { Route } from "./+types/erase";

export const handle = { title: "erasePatient", modal: true, i18n: ["patients"] } satisfies PageHandle;

/** Loads what erasing a patient deletes, and what prevents it; for admins and operators (D94). */
export async function loader({ context, params: { patientId } }: Route.LoaderArgs) {
  const { tenant } = sessionOfAdmin(context);
  return await foundOr404(context.get(callsContext).patients.previewErasure({ tenantId: tenant._id, patientId }));
}

/** Erases the patient for good; a refusal comes back with what was typed and chosen. */
export async function action({ request, context, params: { patientId } }: Route.ActionArgs) {
  const { tenant } = sessionOfAdmin(context);
  const { form, typed, mistakes } = await readForm(request, { name: text(130) });
  const given = textOf(form, "reason");
  const reason = erasureReasons.find((each) => each === given);
  const wrong: Record<string, string> = {
    ...(reason ? {} : { reason: "erasureReasonRequired" }),
    ...(typed.name.trim() ? {} : { name: "patientNameRequired" }),
    ...mistakes,
  };
  const values: { name: string; reason: ErasureReason | undefined } = { name: typed.name, reason };
  if (!reason || Object.keys(wrong).length > 0) return data({ values, mistakes: wrong, code: null }, { status: 422 });
  const [refusal] = await safe(context.get(callsContext).patients.erase({ tenantId: tenant._id, patientId, name: typed.name, reason }));
  if (!refusal) {
    context.get(noticeContext).add({ key: "patients:notices.erased" });
    return redirect("/patients");
  }
  return answerRefusal(context, refusal, ({ code }) => refusedErasure(values, code));
}

/** Returns the session of an admin or operator; redirects others to the products (D67). */
function sessionOfAdmin(context: Route.LoaderArgs["context"]): Session {
  const session = context.get(sessionContext);
  if (!hasAdminPermission(session.user)) throw redirect(href("/products"));
  return session;
}

type Refused = { values: { name: string; reason: ErasureReason | undefined }; mistakes: Record<string, string>; code: string | null };

/** Returns a refused form: a name other than the patient's is reported at its field. */
const refusedErasure = (values: Refused["values"], code: string): Refused =>
  code === "nameDiffers" ? { values, mistakes: { name: code }, code: null } : { values, mistakes: {}, code };

export default function ErasePatient({ loaderData, actionData, params }: Route.ComponentProps) {
  const { t } = useTexts("patients");
  const format = useFormat();
  const back = `/patients/${params.patientId}`;
  return (
    <Modal title={t("erasure.title", { name: isolate(format.name(loaderData)) })} closeTo={back} alert>
      <ErasureForm {...loaderData} answer={actionData} back={back} />
    </Modal>
  );
}

export function ErrorBoundary() {
  return <ModalFailure closeTo="/patients" />;
}

import { safe } from "@orpc/client";
import { Outlet } from "react-router";
import { v7 as newId } from "uuid";
import { noteText } from "~/calls/patients";
import { Page } from "~/components/frame/page";
import type { PageHandle } from "~/components/frame/page-title";
import { CoursePanel } from "~/components/patient-page/course-panel";
import { NotesPanel } from "~/components/patient-page/notes-panel";
import { OrdersPanel } from "~/components/patient-page/orders-panel";
import { repeatAddress } from "~/components/patient-page/overview";
import styles from "~/components/patient-page/patient-page.module.css";
import { PrescriptionPanel } from "~/components/patient-page/prescription-panel";
import { SupplyPanel, TrialsPanel } from "~/components/patient-page/side-panels";
import { AddressList } from "~/components/patients/address-list";
import { PatientLine } from "~/components/patients/patient-line";
import { useMoreFacts } from "~/components/patients/use-more-facts";
import { BehindModal } from "~/components/ui/behind-modal";
import { ButtonLink } from "~/components/ui/button-link";
import { Crumbs } from "~/components/ui/crumbs";
import { Panel } from "~/components/ui/panel";
import { callsContext, nowContext, sessionContext } from "~/context.server";
import { editionOf } from "~/editions/editions";
import { formRules } from "~/forms/patients/form-rules";
import { isolateLtr } from "~/i18n/format/isolate";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";
import { foundOr404 } from "~/middleware/found-or-404.server";
import { readForm } from "~/middleware/read-form.server";
import type { Route } from "./+types/patient";
import { changeNotes } from "./change-notes.server";

export const handle = { title: "patient", i18n: ["patients", "patientPage"] } satisfies PageHandle;

/** Loads a patient with everything known from their orders; 404 when the person may not see them (D35). */
export async function loader({ context, params: { patientId } }: Route.LoaderArgs) {
  const { tenant, locationId } = context.get(sessionContext);
  const calls = context.get(callsContext);
  const [overview, [, allowances]] = await Promise.all([
    foundOr404(calls.patients.overview({ tenantId: tenant._id, patientId })),
    safe(calls.cart.trialAllowance({ locationId, questions: [{ patientId }] })),
  ]);
  const rules = formRules(editionOf(tenant.countryCode), context.get(nowContext));
  return { overview, allowance: allowances?.answers[0] ?? null, rules, noteId: newId() };
}

/** Adds a note, removes one, or undoes that (D95); a refused one comes back with the text as typed. */
export async function action({ request, context, params: { patientId } }: Route.ActionArgs) {
  return changeNotes(await readForm(request, { text: noteText }), { context, patientId });
}

export default function Patient({ loaderData: { overview, allowance, rules, noteId }, actionData }: Route.ComponentProps) {
  const { t } = useTexts(["patients", "common"]);
  const { patient } = overview;
  const more = useMoreFacts(patient, rules.shipsToPatients);
  return (
    <>
      <BehindModal>
        <Page>
          <Crumbs label={t("actions.backToPatients")} crumbs={[{ label: t("actions.backToPatients"), to: "/patients" }]} />
          <PatientLine heading="h1" patient={patient} today={rules.today} more={more} actions={<Actions {...overview} />} />
          <div className={styles.columns}>
            <div className="stack">
              <PrescriptionPanel {...overview} today={rules.today} />
              <CoursePanel {...overview} />
              <OrdersPanel {...overview} patientId={patient.id} />
            </div>
            <div className="stack">
              <SupplyPanel {...overview} today={rules.today} />
              <TrialsPanel {...overview} allowance={allowance} />
              <Addresses patient={patient} shipsToPatients={rules.shipsToPatients} />
              <NotesPanel {...overview} noteId={noteId} answer={actionData} />
            </div>
          </div>
        </Page>
      </BehindModal>
      <Outlet />
    </>
  );
}

type Overview = Route.ComponentProps["loaderData"]["overview"];

/** Repeating the last order takes one press; another order starts empty. */
function Actions({ patient, prescription }: Overview) {
  const { t } = useTexts(["patients", "patientPage"]);
  const format = useFormat();
  return (
    <>
      <ButtonLink icon="edit" to={`/patients/${patient.id}/edit`}>
        {t("patients:actions.edit")}
      </ButtonLink>
      <ButtonLink tone={prescription ? undefined : "primary"} to={`/products/patient-revenue?patient=${patient.id}`}>
        {t("patients:actions.order")}
      </ButtonLink>
      {prescription && (
        <ButtonLink
          tone="primary"
          icon="repeat"
          to={repeatAddress(patient.id, prescription.orderId)}
          title={t("patientPage:orderAgainDay", { day: isolateLtr(format.dayInDigits(prescription.orderedOn)) })}
        >
          {t("patientPage:orderAgain")}
        </ButtonLink>
      )}
    </>
  );
}

function Addresses({ patient, shipsToPatients }: Pick<Overview, "patient"> & { shipsToPatients: boolean }) {
  const { t } = useTexts("patients");
  return (
    <Panel
      title={t("addresses.title")}
      aside={
        <ButtonLink small to={`/patients/${patient.id}/addresses/new`}>
          {t("actions.addAddress")}
        </ButtonLink>
      }
      padded={patient.addresses.length === 0}
    >
      {patient.addresses.length === 0 ? (
        <p className="quiet">{t(shipsToPatients ? "addresses.none" : "addresses.noneOffice")}</p>
      ) : (
        <AddressList patient={patient} />
      )}
    </Panel>
  );
}

import { safe } from "@orpc/client";
import { useTranslation } from "react-i18next";
import { data, Link, Outlet } from "react-router";
import { Page } from "~/components/frame/page";
import type { PageHandle } from "~/components/frame/page-title";
import { AddressList } from "~/components/patients/address-list";
import { formRules } from "~/components/patients/form-rules";
import { PatientLine } from "~/components/patients/patient-line";
import styles from "~/components/patients/patients.module.css";
import { useMoreFacts } from "~/components/patients/use-more-facts";
import { BehindModal } from "~/components/ui/behind-modal";
import { ButtonLink } from "~/components/ui/button-link";
import { Panel } from "~/components/ui/panel";
import { callsContext, nowContext, sessionContext } from "~/context.server";
import { editionOf } from "~/editions/editions";
import type { Route } from "./+types/patient";

export const handle = { title: "patient", i18n: ["patients"] } satisfies PageHandle;

/** One patient with the addresses; whom the person may not see is not there (D35). */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { tenant } = context.get(sessionContext);
  const [refusal, found] = await safe(context.get(callsContext).patients.read({ tenantId: tenant._id, patientId: params.patientId }));
  if (refusal) throw data(null, { status: 404 });
  return { patient: found.patient, rules: formRules(editionOf(tenant.countryCode), context.get(nowContext)) };
}

export default function Patient({ loaderData: { patient, rules } }: Route.ComponentProps) {
  const { t } = useTranslation(["patients", "common"]);
  const more = useMoreFacts(patient, rules.shipsToPatients);
  const none = rules.shipsToPatients ? t("addresses.none") : t("addresses.noneOffice");
  return (
    <>
      <BehindModal>
        <Page narrow>
          <p className="small">
            <Link to="/patients">{t("actions.backToPatients")}</Link>
          </p>
          <PatientLine
            heading="h1"
            patient={patient}
            today={rules.today}
            more={more}
            actions={
              <>
                <ButtonLink icon="edit" to={`/patients/${patient.id}/edit`}>
                  {t("actions.edit")}
                </ButtonLink>
                <ButtonLink tone="primary" to={`/products/patient-revenue?patient=${patient.id}`}>
                  {t("actions.order")}
                </ButtonLink>
              </>
            }
          />
          <div className={`stack ${styles.below}`}>
            {patient.note !== "" && (
              <Panel title={t("common:fields.note")} padded>
                <p className={styles.note}>
                  <bdi>{patient.note}</bdi>
                </p>
              </Panel>
            )}
            <Panel
              title={t("addresses.title")}
              aside={
                <ButtonLink small to={`/patients/${patient.id}/addresses/new`}>
                  {t("actions.addAddress")}
                </ButtonLink>
              }
              padded={patient.addresses.length === 0}
            >
              {patient.addresses.length === 0 ? <p className="quiet">{none}</p> : <AddressList patient={patient} />}
            </Panel>
          </div>
        </Page>
      </BehindModal>
      <Outlet />
    </>
  );
}

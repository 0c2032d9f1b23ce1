import { Code } from "~/components/ui/code";
import type { Pair } from "~/components/ui/pairs";
import type { PatientAnswer } from "~/forms/patients/patient-hit";
import { useTexts } from "~/i18n/use-texts";

/** Returns the facts of a patient that only their own page shows. */
export function useMoreFacts(patient: PatientAnswer, shipsToPatients: boolean): Pair[] {
  const { t } = useTexts(["patients", "common"]);
  const { email, externalId, sms, shiptoPatient } = patient;
  return [
    ...(email ? [{ id: "email", label: t("facts.email"), value: <bdi dir="ltr">{email}</bdi> }] : []),
    ...(externalId ? [{ id: "externalId", label: t("facts.externalId"), value: <Code>{externalId}</Code> }] : []),
    { id: "sms", label: t("facts.sms"), value: sms ? t("common:answers.yes") : t("common:answers.no") },
    ...(shipsToPatients
      ? [{ id: "shipping", label: t("facts.shipping"), value: shiptoPatient ? t("facts.shipToPatient") : t("facts.shipToOffice") }]
      : []),
  ];
}

import { useLocation } from "react-router";
import { PatientLine } from "~/components/patients/patient-line";
import { PatientSearch } from "~/components/patients/patient-search";
import { Button } from "~/components/ui/button";
import { useTexts } from "~/i18n/use-texts";
import type { OrderPageData } from "./order-page-data";
import styles from "./patient-order.module.css";

type Props = { data: Pick<OrderPageData, "patient" | "today">; base: string; formId: string };

/** Whom the order is for: one field that finds or adds the patient, and the facts that tell patients apart. */
export function OrderPatientLine({ data: { patient, today }, base, formId }: Props) {
  const { t } = useTexts("patientOrder");
  const { search } = useLocation();
  const chooseTo = (patientId: string) => {
    const asked = new URLSearchParams(search);
    for (const name of ["preorder", "repeat", ...(patient ? ["form", "series"] : [])]) asked.delete(name);
    asked.set("patient", patientId);
    return `${base}?${asked}`;
  };
  return (
    <div className={patient ? styles.patient : undefined} id="patient">
      <div className="stack stack--2">
        <PatientSearch
          key={patient?.id ?? ""}
          action={`${base}/find`}
          chooseTo={chooseTo}
          autoFocus={patient === null}
          kbd="/"
          withForm={patient ? undefined : formId}
        />
        {patient === null && (
          <div className="row">
            <Button small form={formId} name="intent" value="find">
              {t("findPatient")}
            </Button>
            <Button small icon="plus" form={formId} name="intent" value="new">
              {t("newPatient")}
            </Button>
          </div>
        )}
      </div>
      {patient && (
        <PatientLine
          patient={patient}
          today={today}
          actions={
            <Button small icon="edit" form={formId} name="intent" value="visit:edit">
              {t("editPatient")}
            </Button>
          }
        />
      )}
    </div>
  );
}

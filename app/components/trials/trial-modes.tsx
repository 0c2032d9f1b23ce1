import { useTranslation } from "react-i18next";
import { Segmented } from "~/components/ui/segmented";

/** The two kinds of trial order: for a patient, and for the practice. */
export function TrialModes({ current }: { current: "patient" | "office" }) {
  const { t } = useTranslation("trials");
  return (
    <div className="row">
      <Segmented
        label={t("who.label")}
        items={[
          { to: "/products/patient-trial", label: t("who.patient"), current: current === "patient", icon: "user" },
          { to: "/products/patient-trial/office", label: t("who.office"), current: current === "office", icon: "office" },
        ]}
      />
    </div>
  );
}

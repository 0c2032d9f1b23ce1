import { Segmented } from "~/components/fields/segmented";
import { useTexts } from "~/i18n/use-texts";

/** The two kinds of trial order, for a patient and for the practice, and the trial lenses on the shelf. */
export function TrialModes({ current }: { current: "patient" | "office" | "fitting" }) {
  const { t } = useTexts("trials");
  return (
    <div className="row">
      <Segmented
        label={t("who.label")}
        items={[
          { to: "/products/patient-trial", label: t("who.patient"), current: current === "patient", icon: "user" },
          { to: "/products/patient-trial/office", label: t("who.office"), current: current === "office", icon: "office" },
          { to: "/products/fitting-sets", label: t("who.fitting"), current: current === "fitting", icon: "grid" },
        ]}
      />
    </div>
  );
}

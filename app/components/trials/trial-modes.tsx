import { Segmented } from "~/components/fields/segmented";
import { useTexts } from "~/i18n/use-texts";

/** The two kinds of trial order, for a patient and for the practice, and the trial lenses on the shelf. */
export function TrialModes({ current }: { current: "patient" | "office" | "fitting" }) {
  const { t } = useTexts(["trials", "common"]);
  return (
    <div className="row">
      <Segmented
        label={t("trials:who.label")}
        items={[
          { to: "/products/patient-trial", label: t("trials:who.patient"), current: current === "patient", icon: "user" },
          { to: "/products/patient-trial/office", label: t("trials:who.office"), current: current === "office", icon: "office" },
          { to: "/products/fitting-sets", label: t("common:titles.fittingSets"), current: current === "fitting", icon: "grid" },
        ]}
      />
    </div>
  );
}

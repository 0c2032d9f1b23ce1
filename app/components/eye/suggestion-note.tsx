import styles from "~/components/lens/suggestion.module.css";
import { Button } from "~/components/ui/button";
import { Num } from "~/components/ui/num";
import { Trans } from "~/components/ui/trans";
import { prescriptionText } from "~/domain/lens/prescription-text";
import type { EyeState } from "~/forms/patient-order/eye-state";
import { useTexts } from "~/i18n/use-texts";

/** Says that values of the eye are only suggested, and confirms all of them (D53). */
export function SuggestionNote({ state: { side, values } }: { state: EyeState }) {
  const { t } = useTexts("patientOrder");
  return (
    <div className={styles.confirm}>
      <p className="small">{t("eye.suggestedHint")}</p>
      <Button small icon="check" name="intent" value={`confirm:${side}`} kbd="Y">
        <span>
          <Trans t={t} i18nKey="eye.confirm" values={{ values: prescriptionText(values) }} components={{ num: <Num>{null}</Num> }} />
        </span>
      </Button>
    </div>
  );
}

import { Button } from "~/components/ui/button";
import { ButtonLink } from "~/components/ui/button-link";
import { Notice } from "~/components/ui/notice";
import { Num } from "~/components/ui/num";
import { Trans } from "~/components/ui/trans";
import { prescriptionText } from "~/domain/lens/prescription-text";
import type { EyeState } from "~/forms/patient-order/eye-state";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";

/** Asks once before trial lenses with values that nobody chose are ordered (D53), as a part of the form `trial`. */
export function SuggestionQuestion({ state: { suggested, values }, backTo }: { state: EyeState; backTo: string }) {
  const { t } = useTexts(["trials", "patientOrder"]);
  const format = useFormat();
  const fields = format.list(suggested.map((field) => t(`patientOrder:confirm.fields.${field}`)));
  return (
    <Notice
      tone="caution"
      role="alert"
      actions={
        <>
          <ButtonLink preventScrollReset replace small to={backTo}>
            {t("patientOrder:confirm.back")}
          </ButtonLink>
          <Button small form="trial" name="sure" value="yes">
            {t("patientOrder:confirm.order")}
          </Button>
        </>
      }
    >
      <p>
        <Trans
          t={t}
          i18nKey="trials:adding.notChosen"
          values={{ fields, values: prescriptionText(values) }}
          components={{ num: <Num>{null}</Num> }}
        />
      </p>
    </Notice>
  );
}

import type { FormRules } from "~/forms/patients/form-rules";
import { useRefusalText } from "~/i18n/refusal-text";
import { useFormat } from "~/i18n/use-format";
import { useTexts } from "~/i18n/use-texts";

/** Returns the sentence for the code of a refused field: from the patients' texts, else the general one. */
export function useProblemText(rules: FormRules): (code: string) => string {
  const { t, i18n } = useTexts("patients");
  const refusalText = useRefusalText();
  const format = useFormat();
  return (code) => {
    const own = `patients:problems.${code}`;
    if (i18n.exists(own)) return t(own as "problems.cityRequired", { digits: rules.digits, day: format.dayInDigits("1994-03-12") });
    return refusalText({
      code,
      values: { digits: rules.digits, example: code === "phoneInvalid" ? rules.phoneExample : rules.postcodeExample },
    });
  };
}

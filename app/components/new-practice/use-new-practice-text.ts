import { isolateLtr } from "~/i18n/format/isolate";
import { useRefusalText } from "~/i18n/refusal-text";
import { useTexts } from "~/i18n/use-texts";
import type { newPractice } from "~/locales/en/new-practice";

export type NewPracticeText = (code: string | undefined) => string | undefined;

/** Returns the sentence of a mistake in the form of a new practice; numbers and postcodes are explained with examples of its market. */
export function useNewPracticeText({
  zip,
  phone,
  businessNumber,
}: {
  zip: string;
  phone: string;
  businessNumber: string;
}): NewPracticeText {
  const { t, i18n } = useTexts(["newPractice", "settings"]);
  const refusalText = useRefusalText();
  return (code) => {
    if (code === undefined) return undefined;
    if (i18n.exists(`newPractice:mistakes.${code}`)) return t(`newPractice:mistakes.${code as keyof typeof newPractice.mistakes}`);
    if (code === "businessNumberInvalid") return t("settings:practice.businessNumberInvalid", { example: isolateLtr(businessNumber) });
    return refusalText({ code, values: { example: code.startsWith("phone") ? phone : zip, digits: zip.length } });
  };
}

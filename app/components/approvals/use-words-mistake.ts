import { useTexts } from "~/i18n/use-texts";
import type { RefusedAnswer } from "./shown-approval";

/** The id of the field for the reason of a decline. */
export const wordsFieldId = "decline-words";

/** Returns the text for what is wrong with the reason of a decline. */
export function useWordsMistake(): (mistake: NonNullable<RefusedAnswer["mistake"]>) => string {
  const { t } = useTexts(["approvals", "errors"]);
  return (mistake) => (mistake === "required" ? t("approvals:decline.required") : t(`errors:${mistake}`));
}

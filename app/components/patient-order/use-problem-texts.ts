import { useFieldName } from "~/components/eye/use-field-name";
import type { ChoiceField } from "~/domain/lens/choice";
import type { DraftMistake } from "~/forms/patient-order/find-draft-mistakes";
import { useTexts } from "~/i18n/use-texts";

/** One thing to correct, as text, with its control. */
export type OrderProblem = { controlId: string; text: string };

/** Returns the mistakes of the form in the language of the page. */
export function useProblemTexts(mistakes: readonly DraftMistake[]): OrderProblem[] {
  const { t } = useTexts(["patientOrder", "common", "errors"]);
  const nameOf = useFieldName();
  return mistakes.map(({ controlId, code, side, field, given }) => {
    const id = controlId === "patient" ? "patient-search" : controlId;
    if (code === "unreadableText" || code === "textTooLong") return { controlId: id, text: t(`errors:${code}`) };
    const eye = side ? t(`common:eyes.${side}`) : "";
    const isLensField = field !== null && field !== "quantity" && field !== "series";
    const text = t(`patientOrder:mistakes.${code}`, { eye, field: isLensField ? nameOf(field as ChoiceField) : "", given });
    return { controlId: id, text };
  });
}

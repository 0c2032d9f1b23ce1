import { useRefusalText } from "~/i18n/refusal-text";
import { useTexts } from "~/i18n/use-texts";

/** Refusals of the rules about people, by the text that explains them in the form. */
const ofForm = { accountOwner: "ownerRole", ownRole: "ownRole", lastAdmin: "lastRole", locationRequired: "locationRequired" } as const;

/** Returns a function for the sentence of a field's mistake; undefined when there is none. */
export function usePersonProblem(): (code: string | undefined) => string | undefined {
  const { t } = useTexts("people");
  const text = useRefusalText();
  return (code) => {
    if (code === undefined) return undefined;
    const own = Object.entries(ofForm).find(([name]) => name === code)?.[1];
    return own ? t(`form.${own}`) : text({ code });
  };
}

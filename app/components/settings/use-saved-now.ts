import { useSavedText } from "~/components/fields/use-saved-text";
import { useTexts } from "~/i18n/use-texts";
import { fieldOf, usePracticeLabels } from "./use-practice-labels";

type Saved = { name: string; value: string };

/** Returns what is stored by now in a field of the practice's form, with the label of the field: "Phone, saved now: 050-000-0001". */
export function useSavedNow(saved: readonly Saved[]): { name: string; text: string }[] {
  const { t } = useTexts("common");
  const savedText = useSavedText();
  const labelOf = usePracticeLabels();
  const shown = (field: string, value: string) => {
    if (field === "language") return t(`languages.${value as "en"}`);
    if (field === "defaultShippingOption") return t(`shipping.${value as "DAY"}`);
    return value;
  };
  return saved.map(({ name, value }) => ({ name, text: savedText(labelOf(name), shown(fieldOf(name), value)) }));
}

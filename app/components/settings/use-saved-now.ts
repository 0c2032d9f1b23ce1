import { useSavedText } from "~/components/fields/use-saved-text";
import { useTexts } from "~/i18n/use-texts";

type Saved = { name: string; value: string };

const ownLabels: Readonly<Record<string, "practice.name" | "practice.shipping" | "practice.businessNumber">> = {
  practiceName: "practice.name",
  businessNumber: "practice.businessNumber",
  defaultShippingOption: "practice.shipping",
};

/** Returns what is stored by now in a field of the practice's form, with the label of the field: "Phone, saved now: 050-000-0001". */
export function useSavedNow(saved: readonly Saved[]): { name: string; text: string }[] {
  const { t } = useTexts(["settings", "common"]);
  const savedText = useSavedText();
  const labelOf = (field: string, isOfLocation: boolean) => {
    if (field === "name" && isOfLocation) return t("settings:practice.locationName");
    if (field === "language") return t("common:language.label");
    const own = ownLabels[field];
    return own ? t(`settings:${own}`) : t(`common:fields.${field as "phone"}`);
  };
  const shown = (field: string, value: string) => {
    if (field === "language") return t(`common:languages.${value as "en"}`);
    if (field === "defaultShippingOption") return t(`common:shipping.${value as "DAY"}`);
    return value;
  };
  return saved.map(({ name, value }) => {
    const field = name.split(".").at(-1) ?? name;
    return { name, text: savedText(labelOf(field, name !== field), shown(field, value)) };
  });
}

import { useTexts } from "~/i18n/use-texts";

const ownLabels: Readonly<Record<string, "practice.name" | "practice.shipping" | "practice.businessNumber">> = {
  practiceName: "practice.name",
  businessNumber: "practice.businessNumber",
  defaultShippingOption: "practice.shipping",
};

/** Returns the label of a field of the practice's form, named as it is posted: "phone", "locations[0].name". */
export function usePracticeLabels(): (name: string) => string {
  const { t } = useTexts(["settings", "common"]);
  return (name) => {
    const field = fieldOf(name);
    if (field === "name" && name !== field) return t("settings:practice.locationName");
    if (field === "language") return t("common:language.label");
    const own = ownLabels[field];
    return own ? t(`settings:${own}`) : t(`common:fields.${field as "phone"}`);
  };
}

/** Returns the last part of a posted name: the field itself, without its location. */
export const fieldOf = (name: string) => name.split(".").at(-1) ?? name;

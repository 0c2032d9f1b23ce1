import { useTexts } from "~/i18n/use-texts";

const common = ["street", "street2", "city", "zip", "phone", "email", "firstName", "lastName"] as const;

/** Returns the label of a field by its name in the form of a new practice; for a location it says which one. */
export function useNewPracticeLabel(): (field: string) => string {
  const { t } = useTexts(["newPractice", "operator", "settings", "common"]);
  const own: Readonly<Record<string, string>> = {
    practiceName: t("settings:practice.name"),
    subDomain: t("operator:practice.subDomain"),
    partnerNumber: t("operator:practices.partnerNumber"),
    businessNumber: t("settings:practice.businessNumber"),
    reason: t("newPractice:reason"),
    name: t("settings:practice.locationName"),
    shipToCode: t("newPractice:shipToCode"),
    defaultShippingOption: t("settings:practice.shipping"),
    language: t("common:language.label"),
    edition: t("operator:practices.market"),
  };
  return (field) => {
    const [, index, inner] = /^locations\[(\d+)\]\.(.+)$/.exec(field) ?? [];
    const last = inner ?? field.replace(/^admin\./, "");
    const known = common.find((each) => each === last);
    const label = known ? t(`common:fields.${known}`) : (own[last] ?? last);
    if (index !== undefined) return `${t("newPractice:location", { number: Number(index) + 1 })}, ${label}`;
    return field.startsWith("admin.") ? `${t("newPractice:admin")}, ${label}` : label;
  };
}

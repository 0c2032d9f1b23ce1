import { useTranslation } from "react-i18next";
import type { RoleType } from "~/domain/account/roles";

/** The labels of the specification for what a person is in the practice (D13). */
export function useRoleLabel(): (roleType: RoleType) => string {
  const { t } = useTranslation("common");
  return (roleType) => t(`roles.${roleType === "admin" ? "practiceAdmin" : roleType}`);
}

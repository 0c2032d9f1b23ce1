import type { RoleType } from "~/domain/account/roles";
import { useTexts } from "~/i18n/use-texts";

/** The labels of the specification for what a person is in the practice (D13). */
export function useRoleLabel(): (roleType: RoleType) => string {
  const { t } = useTexts("common");
  return (roleType) => t(`roles.${roleType === "admin" ? "practiceAdmin" : roleType}`);
}

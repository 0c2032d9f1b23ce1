import type { RoleType } from "~/domain/account/roles";
import { useTexts } from "~/i18n/use-texts";

/** Returns the specification's labels for people's roles (D13). */
export function useRoleLabel(): (roleType: RoleType) => string {
  const { t } = useTexts("common");
  return (roleType) => t(`roles.${roleType === "admin" ? "practiceAdmin" : roleType}`);
}

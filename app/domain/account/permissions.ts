import { isAdmin, type Role } from "./roles";

type Person = { role: Role };

/** Whether the person may open the settings: the practice's admins and operators; others are sent to the products (D67). */
export function canEnterSettings({ role }: Person): boolean {
  return isAdmin(role);
}

/**
 * Whether the person has the permission admin, needed for users, catalogue, practice information, reports and the audit trail (D67, D32).
 */
export function hasAdminPermission(person: Person): boolean {
  return canEnterSettings(person);
}

/** Whether the person may look up which patients got a lot (D87): optometrists, admins and operators. */
export function canSearchRecalls({ role, isDoctor }: Person & { isDoctor: boolean }): boolean {
  return isAdmin(role) || isDoctor;
}

/** Whether the person may look after all practices and act in any of them: operators only (D13). */
export function canOperate({ role }: Person): boolean {
  return role === "lensFerryAdmin";
}

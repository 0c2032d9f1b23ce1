import { isAdmin, type Role } from "./roles";

type Person = { role: Role };

/** Settings: the practice's admins and the distributor's operator; others go to the products (D67). */
export function canEnterSettings({ role }: Person): boolean {
  return isAdmin(role);
}

/** Users, catalogue, practice information, reports and the audit trail carry the permission admin (D67, D32). */
export function hasAdminPermission(person: Person): boolean {
  return canEnterSettings(person);
}

/** Which patients got a lot is for those who answer for them (D87): optometrists, admins and the operator. */
export function canSearchRecalls({ role, isDoctor }: Person & { isDoctor: boolean }): boolean {
  return isAdmin(role) || isDoctor;
}

/** Only the distributor's operator may look after every practice and act in another one (D13). */
export function canOperate({ role }: Person): boolean {
  return role === "lensFerryAdmin";
}

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

/** Everybody may order once the terms are accepted; before that every other call is refused (D13). */
export function mayOrder({ termsAccepted }: Person & { termsAccepted: boolean }): boolean {
  return termsAccepted;
}

/** Only the distributor's operator may look after every practice and act in another one (D13). */
export function canOperate({ role }: Person): boolean {
  return role === "lensFerryAdmin";
}

/** The locations a person sees: admins and operators all of the practice, staff those they are attached to (D13). */
export function seenLocations<L extends { id: string }>(person: Person & { locationIds: readonly string[] }, locations: readonly L[]): L[] {
  return hasAdminPermission(person) ? [...locations] : locations.filter(({ id }) => person.locationIds.includes(id));
}

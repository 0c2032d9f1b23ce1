export const roles = ["lensFerryAdmin", "practiceAdmin", "staff"] as const;
export type Role = (typeof roles)[number];

/** The role types that the user form offers (D13): office admin or manager, doctor or optometrist, staff. */
export const roleTypes = ["admin", "doctor", "staff"] as const;
export type RoleType = (typeof roleTypes)[number];

/** Returns the role for a role type: practiceAdmin for admin, staff for all others; doctor also sets isDoctor (D13). */
export function roleOfRoleType(roleType: string): { role: "practiceAdmin" | "staff"; isDoctor: boolean } {
  return { role: roleType === "admin" ? "practiceAdmin" : "staff", isDoctor: roleType === "doctor" };
}

/** Returns the role type of a person, for labels and forms; an admin who is also a doctor counts as admin. */
export function roleTypeOf({ role, isDoctor }: { role: Role; isDoctor: boolean }): RoleType {
  return isAdmin(role) ? "admin" : isDoctor ? "doctor" : "staff";
}

/** Returns the name under which a person's role is shown; a doctor who is not an admin is shown as doctor. */
export function roleNameOf({ role, isDoctor }: { role: Role; isDoctor: boolean }): Role | "doctor" {
  return isDoctor && !isAdmin(role) ? "doctor" : role;
}

/** Whether the role is the practice's admin or the distributor's operator; everybody else is staff (D13, D67). */
export const isAdmin = (role: Role) => role !== "staff";

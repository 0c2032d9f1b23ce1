export const roles = ["lensFerryAdmin", "practiceAdmin", "staff"] as const;
export type Role = (typeof roles)[number];

/** What the user form offers (D13): office admin or manager, doctor or optometrist, staff. */
export const roleTypes = ["admin", "doctor", "staff"] as const;
export type RoleType = (typeof roleTypes)[number];

/** The role of a chosen role type: admin is practiceAdmin, anything else staff; doctor also sets isDoctor (D13). */
export function roleOfRoleType(roleType: string): { role: "practiceAdmin" | "staff"; isDoctor: boolean } {
  return { role: roleType === "admin" ? "practiceAdmin" : "staff", isDoctor: roleType === "doctor" };
}

/** The label and form value of a person's role; an admin who is also a doctor is shown as admin. */
export function roleTypeOf({ role, isDoctor }: { role: Role; isDoctor: boolean }): RoleType {
  return isAdmin(role) ? "admin" : isDoctor ? "doctor" : "staff";
}

/** The name under which a person's role is shown: a doctor who is not an admin is called one. */
export function roleNameOf({ role, isDoctor }: { role: Role; isDoctor: boolean }): Role | "doctor" {
  return isDoctor && !isAdmin(role) ? "doctor" : role;
}

/** The practice's admins and the distributor's operator; everybody else is staff (D13, D67). */
export const isAdmin = (role: Role) => role !== "staff";

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
  if (role !== "staff") return "admin";
  return isDoctor ? "doctor" : "staff";
}

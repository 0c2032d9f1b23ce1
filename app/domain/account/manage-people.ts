import { permitted, refused, type Verdict } from "../verdict";
import { canOperate, hasAdminPermission } from "./permissions";
import { type Role, type RoleType, roleOfRoleType, roleTypeOf } from "./roles";

/** What decides who may manage a person of a practice. */
export type ManagedPerson = {
  id: string;
  role: Role;
  isDoctor: boolean;
  email: string;
  locationIds: readonly string[];
  passwordSet: boolean;
  isAccountOwner: boolean;
};

/** The person who manages: from the practice, or the distributor's operator. */
export type Manager = { id: string; role: Role };

/** A requested change to a person; omitted fields stay unchanged. Everybody may change their own name and password. */
export type PersonChange = { email?: string | undefined; roleType?: RoleType | undefined; locationIds?: readonly string[] | undefined };

export type ManageRefusal = "notPermitted" | "accountOwner" | "ownAccount" | "ownRole" | "lastAdmin";

/** Whether this is the practice's only admin with a set-up account. Without one, nobody in the practice could manage it. */
export function isLastAdmin(person: ManagedPerson, people: readonly ManagedPerson[]): boolean {
  const isAdmin = ({ role, passwordSet }: ManagedPerson) => role === "practiceAdmin" && passwordSet;
  return isAdmin(person) && !people.some((other) => other.id !== person.id && isAdmin(other));
}

/** Refuses to remove a person unless an admin or operator asks; also refuses the account owner, oneself, and the practice's last admin. */
export function checkRemoval(manager: Manager, person: ManagedPerson, people: readonly ManagedPerson[]): Verdict<undefined, ManageRefusal> {
  if (!hasAdminPermission(manager)) return refused("notPermitted");
  if (person.isAccountOwner) return refused("accountOwner");
  if (person.id === manager.id) return refused("ownAccount");
  return isLastAdmin(person, people) ? refused("lastAdmin") : permitted;
}

/**
 * Refuses to change a person's role when they are the account owner or the last admin, or the manager themselves, so that admins cannot
 * lock themselves out by mistake. Whether staff are doctors is free to change.
 */
export function checkRoleChange(
  manager: Manager,
  person: ManagedPerson,
  people: readonly ManagedPerson[],
): Verdict<undefined, ManageRefusal> {
  if (!hasAdminPermission(manager)) return refused("notPermitted");
  if (person.isAccountOwner) return refused("accountOwner");
  if (person.id === manager.id) return refused("ownRole");
  return isLastAdmin(person, people) ? refused("lastAdmin") : permitted;
}

/**
 * Refuses a change that the manager may not make. Everybody may change their own e-mail; staff may change nothing else here. The account
 * owner's e-mail, through which the password can be reset, is changed by the owner or an operator only. Unchanged fields are never refused.
 */
export function checkPersonChange(
  manager: Manager,
  { person, change }: { person: ManagedPerson; change: PersonChange },
  people: readonly ManagedPerson[],
): Verdict<undefined, ManageRefusal> {
  const changed = changedParts(person, change);
  const isAllowedToAll = manager.id === person.id && changed.every((part) => part === "email");
  if (!isAllowedToAll && changed.length > 0 && !hasAdminPermission(manager)) return refused("notPermitted");
  const isOwnersEmail = changed.includes("email") && person.isAccountOwner;
  if (isOwnersEmail && manager.id !== person.id && !canOperate(manager)) return refused("accountOwner");
  return changed.includes("role") ? checkRoleChange(manager, person, people) : permitted;
}

/** Returns the fields of a person that a change actually alters; the role type of an admin who is also a doctor is admin. */
export function changedParts(
  person: Omit<ManagedPerson, "id">,
  { email, roleType, locationIds }: PersonChange,
): ("email" | "role" | "roleType" | "locations")[] {
  const isSameRoleType = roleType === undefined || roleType === roleTypeOf(person);
  const isSameRole = isSameRoleType || roleOfRoleType(roleType).role === person.role;
  return [
    ...(email === undefined || email === person.email ? [] : (["email"] as const)),
    ...(isSameRole ? [] : (["role"] as const)),
    ...(isSameRoleType ? [] : (["roleType"] as const)),
    ...(locationIds === undefined || isSameSet(locationIds, person.locationIds) ? [] : (["locations"] as const)),
  ];
}

const isSameSet = (one: readonly string[], other: readonly string[]) =>
  one.every((each) => other.includes(each)) && other.every((each) => one.includes(each));

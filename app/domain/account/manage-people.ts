import { permitted, refused, type Verdict } from "../verdict";
import { canOperate, hasAdminPermission } from "./permissions";
import { type Role, type RoleType, roleOfRoleType, roleTypeOf } from "./roles";

/** A person of a practice, as far as it decides who may manage whom. */
export type ManagedPerson = {
  id: string;
  role: Role;
  isDoctor: boolean;
  email: string;
  locationIds: readonly string[];
  passwordSet: boolean;
  isAccountOwner: boolean;
};

/** The person who manages: one of the practice, or the distributor's operator. */
export type Manager = { id: string; role: Role };

/** The change that a form or a program asks for; fields left out stay as they are. Everybody may change their own name and password. */
export type PersonChange = { email?: string | undefined; roleType?: RoleType | undefined; locationIds?: readonly string[] | undefined };

export type ManageRefusal = "notPermitted" | "accountOwner" | "ownAccount" | "ownRole" | "lastAdmin";

/** Is this the only admin of the practice with an account that is set up? Without one, nobody in the practice could manage it. */
export function isLastAdmin(person: ManagedPerson, people: readonly ManagedPerson[]): boolean {
  const isAdmin = ({ role, passwordSet }: ManagedPerson) => role === "practiceAdmin" && passwordSet;
  return isAdmin(person) && !people.some((other) => other.id !== person.id && isAdmin(other));
}

/**
 * May this person be removed? By admins and operators only; never the account owner, nobody by themselves, and not the last admin of
 * the practice, whoever asks.
 */
export function checkRemoval(manager: Manager, person: ManagedPerson, people: readonly ManagedPerson[]): Verdict<undefined, ManageRefusal> {
  if (!hasAdminPermission(manager)) return refused("notPermitted");
  if (person.isAccountOwner) return refused("accountOwner");
  if (person.id === manager.id) return refused("ownAccount");
  return isLastAdmin(person, people) ? refused("lastAdmin") : permitted;
}

/**
 * May this person be given another role? The account owner and the last admin stay admins, and nobody changes the own role, so that
 * no admin locks themselves out by mistake. Whether staff are doctors is free to change.
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
 * May this change to a person be made? Everybody may change their own e-mail, staff nothing else here. The e-mail of the account owner, by
 * which the password can be reset, is changed by the owner or the operator alone. Fields that do not change are never refused.
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

/** The fields of a person that a change really alters; the role type of an admin who is also a doctor is admin. */
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

import type { PersonLimits } from "~/components/people/person-fields";
import { isSupportLocation } from "~/domain/account/directory-words";
import { checkPersonChange, checkRemoval, checkRoleChange, isLastAdmin, type ManagedPerson } from "~/domain/account/manage-people";
import type { Role } from "~/domain/account/roles";
import type { ListedPerson } from "~/forms/people/people-view";

/** Returns the locations where people of the practice work, without those for the distributor's own people (D6). */
export function workplacesOf(locations: readonly { _id: string; name: string }[]): { _id: string; name: string }[] {
  return locations.filter(({ name }) => !isSupportLocation(name)).map(({ _id, name }) => ({ _id, name }));
}

type Manager = { _id: string; role: Role };

const managedOf = ({ _id: id, role, isDoctor, email, locationIds, passwordSet, isAccountOwner }: ListedPerson): ManagedPerson => ({
  ...{ id, role, isDoctor, email, locationIds, passwordSet, isAccountOwner },
});

/** Whether the signed-in person may remove this one. */
export function isRemovable({ _id: id, role }: Manager, person: ListedPerson, people: readonly ListedPerson[]): boolean {
  return checkRemoval({ id, role }, managedOf(person), people.map(managedOf)).permitted;
}

/** Returns what of a person cannot be changed, so that the form can say so before anything is typed. */
export function limitsOf({ _id: id, role }: Manager, listed: ListedPerson, listedPeople: readonly ListedPerson[]): PersonLimits {
  const [manager, person, people] = [{ id, role }, managedOf(listed), listedPeople.map(managedOf)];
  const change = checkRoleChange(manager, person, people);
  const email = checkPersonChange(manager, { person, change: { email: "" } }, people);
  const reason = person.isAccountOwner ? "ownerRole" : isLastAdmin(person, people) ? "lastRole" : "ownRole";
  return { role: change.permitted ? null : reason, email: id === listed._id ? "ownEmail" : email.permitted ? null : "ownerEmail" };
}

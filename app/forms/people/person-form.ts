import { type RoleType, roleTypeOf, roleTypes } from "~/domain/account/roles";
import { type FormEntries, textEntries } from "~/forms/form-texts";
import type { ListedPerson } from "./people-view";

/** The contents of a person's form; `id` is made when the form is opened, so that sending it twice creates one person. */
export type PersonFormValues = {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  roleType: RoleType;
  locationIds: string[];
  /** The version of the person that was loaded; empty for a new one. */
  version: string;
};

/**
 * Why the form was refused: its fields with their codes, who has the e-mail already, or what is stored by now in the fields that differ.
 * The password is never shown again.
 */
export type RefusedPersonForm = {
  mistakes: Partial<Record<keyof PersonFormValues | "presentPassword", string>>;
  taken: Pick<ListedPerson, "_id" | "firstName" | "lastName"> | null;
  meanwhile?: Partial<Omit<PersonFormValues, "id" | "version">>;
};

/** Returns the form of a new person, before anything is typed. */
export const emptyPersonForm = (id: string): PersonFormValues => ({
  ...{ id, firstName: "", lastName: "", email: "", roleType: "staff", locationIds: [], version: "" },
});

export function personFormOf(person: ListedPerson): PersonFormValues {
  const { _id: id, firstName, lastName, email, locationIds, version } = person;
  return { id, firstName, lastName, email, roleType: roleTypeOf(person), locationIds, version };
}

/** Returns the form as posted, or stored when the session ended; an unknown role is staff (D13). */
export function parsePersonForm(entries: FormEntries): PersonFormValues {
  const sent = textEntries(entries);
  const text = (name: string) => sent.find(([each]) => each === name)?.[1] ?? "";
  return {
    ...{ id: text("id"), firstName: text("firstName"), lastName: text("lastName"), email: text("email"), version: text("version") },
    roleType: roleTypes.find((roleType) => roleType === text("roleType")) ?? "staff",
    locationIds: sent.flatMap(([name, value]) => (name === "locationIds" ? [value] : [])),
  };
}

import type { Answers } from "~/calls/answers";
import { type RoleType, roleTypeOf, roleTypes } from "~/domain/account/roles";
import { searchKey, searchWords } from "~/domain/account/search-key";

export type ListedPerson = Answers["users"]["list"]["users"][number];

/** The states of people: set up, or the state of their invitation. */
export const personStates = ["active", "invited", "expired", "withdrawn"] as const;
export type PersonState = (typeof personStates)[number];

/** Which people are shown, as in the URL, with the words of a search under a random id (D33). */
export type PeopleView = { state: PersonState | "all"; role: RoleType | "any"; searchId: string | null; added: string | null };

/** Returns the view in the query of a URL; unknown values are ignored. */
export function parsePeopleView(params: URLSearchParams): PeopleView {
  const one = <Value extends string, Other>(name: string, values: readonly Value[], other: Other) =>
    values.find((value) => value === params.get(name)) ?? other;
  return {
    state: one("state", personStates, "all" as const),
    role: one("role", roleTypes, "any" as const),
    searchId: params.get("s"),
    added: params.get("added"),
  };
}

/** Returns the query of the URL for a view, without defaults. */
export function peopleSearch({ state, role, searchId }: Omit<PeopleView, "added">): string {
  const params = new URLSearchParams();
  if (state !== "all") params.set("state", state);
  if (role !== "any") params.set("role", role);
  if (searchId) params.set("s", searchId);
  return params.size === 0 ? "" : `?${params}`;
}

/** Returns the state of a person: active once the account is set up, else that of the invitation. */
export function personStateOf({ invitation }: Pick<ListedPerson, "invitation">): PersonState {
  return invitation?.state ?? "active";
}

/** Whether these words find the person, each at the start of or inside a name or the e-mail. */
export function isFoundBy(
  searchText: string,
  { firstName, lastName, email }: Pick<ListedPerson, "firstName" | "lastName" | "email">,
): boolean {
  const searchable = [searchKey(`${firstName} ${lastName}`), searchKey(`${lastName}${firstName}`), email.toLowerCase()];
  return searchWords(searchText).every((word) => searchable.some((text) => text.includes(word)));
}

/** Returns the people of a view, and the number in each state given the words and role. */
export function peopleOfView<Person extends ListedPerson>(
  people: readonly Person[],
  { state, role }: Pick<PeopleView, "state" | "role">,
  searchText: string,
): { shown: Person[]; counts: Record<PersonState | "all", number> } {
  const found = people.filter((person) => isFoundBy(searchText, person) && (role === "any" || roleTypeOf(person) === role));
  const countOf = (each: PersonState) => found.filter((person) => personStateOf(person) === each).length;
  return {
    shown: found.filter((person) => state === "all" || personStateOf(person) === state),
    counts: {
      ...{ all: found.length, active: countOf("active"), invited: countOf("invited") },
      ...{ expired: countOf("expired"), withdrawn: countOf("withdrawn") },
    },
  };
}

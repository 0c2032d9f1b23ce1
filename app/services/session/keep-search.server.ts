import { v7 as newId } from "uuid";
import { findSessionSearch, keepSessionSearch } from "~/db/queries/people/sessions.server";
import { signedIn } from "../access.server";

/** Stores a search that may contain a name in the session record, under a random id that may be in a URL (D33). */
export const keepSearch = signedIn.session.keepSearch.handler(async ({ input, context: { person, withTenant } }) => {
  const searchId = newId();
  await withTenant((db) => keepSessionSearch(db, person.sessionIdHash, { searchId, search: input.search }));
  return { searchId };
});

/** Returns a search of this session; one of any other session is not found. */
export const loadSearch = signedIn.session.readSearch.handler(async ({ input, context: { person, read }, errors }) => {
  const search = await read((db) => findSessionSearch(db, person.sessionIdHash, input.searchId));
  if (!search) throw errors.notFound();
  return { search };
});

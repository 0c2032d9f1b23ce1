import { setSessionLocation } from "~/db/queries/people/sessions.server";
import { signedIn } from "../access.server";
import { readChangedSession } from "./session-answer.server";

/** Switches to another location that the person may see (D13); any other is not found (D35). */
export const moveToLocation = signedIn.session.useLocation.handler(async ({ input, context, errors }) => {
  const { person, withTenant } = context;
  if (!person.locationIds.includes(input.locationId)) throw errors.notFound();
  await withTenant((db) => setSessionLocation(db, person.sessionIdHash, input.locationId));
  return readChangedSession(context);
});

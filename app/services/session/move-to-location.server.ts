import { setSessionLocation } from "~/db/queries/people/sessions.server";
import { signedIn } from "../access.server";
import { currentSession } from "./current-person.server";
import { loadChangedSession } from "./session-answer.server";

/** Switches to another location where the person may work (D13); any other is not found (D35). */
export const moveToLocation = signedIn.session.useLocation.handler(async ({ input, context, errors }) => {
  const { person, withTenant } = context;
  const workplaces = (await currentSession(context))?.workplaces ?? [];
  if (workplaces.every(({ id }) => id !== input.locationId)) throw errors.notFound();
  await withTenant((db) => setSessionLocation(db, person.sessionIdHash, input.locationId));
  return loadChangedSession(context);
});

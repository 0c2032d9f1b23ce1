import type { z } from "zod";
import type { sessionAnswer } from "~/calls/session";
import { findEntering } from "~/db/queries/practice/operator.server";
import { listLocations } from "~/db/queries/practice/tenants.server";
import { isSupportLocation } from "~/domain/account/directory-words";
import { sessionStart } from "~/domain/account/session-life";
import type { SignedIn } from "~/domain/account/signed-in";
import type { CallContext } from "../call-context.server";
import { operatorAnswerOf, userAnswerOf } from "../people/user-answer.server";
import { locationAnswerOf, tenantAnswerOf } from "../tenants/tenant-answer.server";
import { currentSession } from "./current-person.server";
import type { CurrentSession } from "./found-session.server";

type SessionAnswer = z.input<typeof sessionAnswer>;

/** Returns the present session in the shape of the calls: who, where, and until when. */
export async function loadSessionAnswer(context: CallContext): Promise<SessionAnswer> {
  const found = await currentSession(context);
  if (!found) throw new Error("There is no session to answer");
  const { person, tenant, user, operator, locations, workplaces } = found;
  const { tenantId, subDomain, edition, locationId, expiresAt, factorMissing } = person;
  const locationIds = locations.map(({ id }) => id);
  const answered = user
    ? userAnswerOf(user, { edition, subDomain, locationIds })
    : operator && operatorAnswerOf(operator, { edition, tenantId, subDomain, locationIds });
  if (!answered) throw new Error("The session belongs to nobody");
  return {
    user: answered,
    tenant: tenantAnswerOf(tenant),
    locations: workplaces.map(locationAnswerOf),
    locationId,
    formerLocation: await loadFormerLocation(context, found),
    expiresAt,
    acting: operator && (await loadEntering(context, person)),
    secondFactorMissing: factorMissing,
  };
}

/** Returns the location that the session names, if its person may no longer work there; a location named Support never appears. */
async function loadFormerLocation({ doors }: CallContext, { person, session, user }: CurrentSession): Promise<{ name: string } | null> {
  if (!user || session.locationId === person.locationId) return null;
  const all = await doors.readTenant(person.tenantId, listLocations);
  const former = all.find(({ id }) => id === session.locationId);
  return former && !isSupportLocation(former.name) ? { name: former.name } : null;
}

/** Returns when and why an operator changed to this practice in the present session; null for one who signed in to it. */
function loadEntering({ doors }: CallContext, person: SignedIn) {
  return doors.readOperatorOf(person.tenantId, (db) => findEntering(db, person.id, sessionStart(person)));
}

/** Returns the session again after this request began or changed it. */
export function loadChangedSession(context: CallContext): Promise<SessionAnswer> {
  context.memory.session = null;
  return loadSessionAnswer(context);
}

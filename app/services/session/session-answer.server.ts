import type { z } from "zod";
import type { sessionAnswer } from "~/calls/session";
import { findOperator } from "~/db/queries/operators.server";
import { findUser } from "~/db/queries/people.server";
import { listPersonLocations } from "~/db/queries/sessions.server";
import { findTenant } from "~/db/queries/tenants.server";
import type { SignedIn } from "~/domain/account/signed-in";
import type { CallContext } from "../call-context.server";
import { operatorAnswerOf, userAnswerOf } from "../people/user-answer.server";
import { locationAnswerOf, tenantAnswerOf } from "../tenants/tenant-answer.server";
import { currentPerson } from "./current-person.server";

type SessionAnswer = z.input<typeof sessionAnswer>;

/** The present session as calls answer it: who, where, and until when. */
export async function answerSession({ doors }: Pick<CallContext, "doors">, person: SignedIn): Promise<SessionAnswer> {
  const { tenantId, subDomain, edition, locationId, expiresAt } = person;
  const operator = person.kind === "operator" ? await doors.asOperator((tx) => findOperator(tx, person.id)) : null;
  return doors.withTenant(tenantId, async (db) => {
    const tenant = await findTenant(db);
    const user = person.kind === "user" ? await findUser(db, person.id) : null;
    const locations = await listPersonLocations(db, person.role === "staff" ? person.id : null);
    const locationIds = locations.map(({ id }) => id);
    const answered = user
      ? userAnswerOf(user, { edition, subDomain, locationIds })
      : operator && operatorAnswerOf(operator, { edition, tenantId, subDomain, locationIds });
    if (!tenant || !answered) throw new Error("The session's person or practice disappeared while it was read");
    return { user: answered, tenant: tenantAnswerOf(tenant), locations: locations.map(locationAnswerOf), locationId, expiresAt };
  });
}

/** The session after it was begun or changed within this request: read again. */
export async function answerChangedSession(context: CallContext): Promise<SessionAnswer> {
  context.memory.signedIn = null;
  const person = await currentPerson(context);
  if (!person) throw new Error("The session that was just begun cannot be read");
  return answerSession(context, person);
}

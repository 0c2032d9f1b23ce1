import { releaseHoldsOf } from "~/db/queries/cart/cart.server";
import { endSession, insertSession } from "~/db/queries/people/sessions.server";
import { canOperate } from "~/domain/account/permissions";
import { sessionStart } from "~/domain/account/session-life";
import { signedIn } from "../access.server";
import { recordOperatorAct } from "../operator/record-operator-act.server";
import { findPractice } from "../tenants/find-practice.server";
import { loadChangedSession } from "./session-answer.server";
import { hashOf, newSessionToken, parseSessionToken } from "./session-token.server";

/**
 * Switches the operator to another practice (D13): a new session there that ends when the present one would at the latest, and an entry
 * with the reason in both trails (D49). The holds that began in the present session are released with it (D23).
 */
export const moveToPractice = signedIn.session.usePractice.handler(async ({ input, context, errors }) => {
  const { person, doors, carrier, now } = context;
  if (!canOperate(person)) throw errors.notPermitted();
  const practice = await findPractice(context, input);
  const [first] = practice?.locations ?? [];
  if (!practice || !first) throw errors.notFound();
  const { tenantId } = practice;
  const { token, idHash } = newSessionToken(tenantId, parseSessionToken(carrier.token)?.provenAt);
  const createdAt = sessionStart(person);
  await doors.asOperatorOf(tenantId, async (db) => {
    await insertSession(db.tx, { tenantId, idHash, operatorId: person.id, locationId: first.id, createdAt, seenAt: now });
    await recordOperatorAct(db, person, { action: "practiceEntered", reason: input.reason }, now);
  });
  await context.withTenant(async (db) => {
    await endSession(db, person.sessionIdHash, now);
    await releaseHoldsOf(db, person.id, hashOf(person.sessionIdHash));
  });
  carrier.begin(token);
  return loadChangedSession(context);
});

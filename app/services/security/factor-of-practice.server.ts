import { factorOfUser } from "~/db/queries/people/factors.server";
import { findUser, listUsers } from "~/db/queries/people/people.server";
import { endSessionsOfUser } from "~/db/queries/people/sessions.server";
import { setFactorRequired } from "~/db/queries/practice/tenants.server";
import { checkFactorDemand } from "~/domain/account/factor-demand";
import { admin } from "../access.server";
import { recordAudit } from "../audit/record-audit.server";
import { errorOf } from "../error-of.server";
import { queueSecurityMail } from "../people/queue-security-mail.server";
import { checkOwner } from "./own-factor.server";

/** Returns who requires a second factor, and who has one: first those without, each group by name. */
export const loadFactorDemand = admin.security.readDemand.handler(async ({ context: { person, read, workplaceAt, settings } }) => {
  const people = (await read(listUsers)).map(({ user }) => user).filter(({ status }) => status === "active");
  return {
    since: workplaceAt(person.locationId).tenant.factorRequiredAt,
    isByPortal: settings.everybodyNeedsFactor,
    people: people
      .map(({ id, firstName, lastName, sealedFactor }) => ({ _id: id, firstName, lastName, hasFactor: sealedFactor !== null }))
      .sort((one, other) => Number(one.hasFactor) - Number(other.hasFactor)),
  };
});

/**
 * Requires a second factor of everybody in the practice, or makes it optional again (D93). The admin must have one, and the present
 * password is required. It applies from everybody's next request on.
 */
export const demandFactor = admin.security.demand.handler(async ({ input, context, errors }) => {
  const { person, now } = context;
  const owner = await checkOwner(context, input.presentPassword);
  if (!owner.permitted) throw errorOf(errors, owner);
  const verdict = checkFactorDemand({ hasFactor: owner.own.sealedFactor !== null }, input.isRequired);
  if (!verdict.permitted) throw errorOf(errors, verdict);
  await context.withTenant(async (db) => {
    if (!(await setFactorRequired(db, input.isRequired ? now : null))) return;
    const action = input.isRequired ? "secondFactorDemanded" : "secondFactorFreed";
    recordAudit(db, person, { action, subjectKind: "practice", subjectId: person.tenantId }, now);
  });
  return {};
});

/**
 * Turns off the second factor of a person who lost phone and codes, as an admin with the present password; their sessions end, and they are
 * notified by mail. Not for oneself. When the practice requires one, the person sets up a new one at the next sign-in (D93).
 */
export const turnOffFor = admin.security.turnOffFor.handler(async ({ input, context, errors }) => {
  const { person, now } = context;
  if (!(await context.read((db) => findUser(db, input.userId)))) throw errors.notFound();
  if (input.userId === person.id) throw errors.notPermitted();
  const owner = await checkOwner(context, input.presentPassword);
  if (!owner.permitted) throw errorOf(errors, owner);
  return context.withTenant(async (db) => {
    const user = await findUser(db, input.userId);
    if (!user) throw errors.notFound();
    if (user.sealedFactor === null) return {};
    await factorOfUser(db, user.id).set(null);
    await endSessionsOfUser(db, { userId: user.id, exceptIdHash: "" }, now);
    await queueSecurityMail(db, "factorReset", user.id, context);
    recordAudit(db, person, { action: "secondFactorReset", subjectKind: "user", subjectId: user.id }, now);
    return {};
  });
});

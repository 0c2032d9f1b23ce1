import { findUser, setFactor, spendFactor } from "~/db/queries/people/people.server";
import { endSessionsOfUser } from "~/db/queries/people/sessions.server";
import { readFactorCode } from "~/domain/account/second-factor";
import { permitted, refused } from "~/domain/verdict";
import { sealText, unsealText } from "~/integrations/sealed-text.server";
import { admin, signedIn } from "../access.server";
import { recordAudit } from "../audit/record-audit.server";
import type { SignedInContext } from "../call-context.server";
import { errorOf } from "../error-of.server";
import { checkPresentPassword } from "../people/check-present-password.server";
import { factorUri, newFactorSecret, newRecoveryCodes, sealFactor, stepOfCode } from "./factor.server";

/** How long a secret that was shown can be confirmed. */
const offerMilliseconds = 60 * 60_000;

/** The second factor of whoever asks; null without one. */
export const readSecurity = signedIn.security.read.handler(async ({ context: { person, read } }) => {
  const user = person.kind === "user" ? await read((db) => findUser(db, person.id)) : null;
  if (!user?.factorSince) return { factor: null };
  return { factor: { since: user.factorSince, recoveryCodesLeft: user.recoveryHashes.length } };
});

/** A new secret for an app, and a ticket that says so, sealed for this person: nothing is stored yet. */
export const beginFactor = signedIn.security.begin.handler(async ({ context, errors }) => {
  const { person, read, workplaceAt, settings, now } = context;
  const user = person.kind === "user" ? await read((db) => findUser(db, person.id)) : null;
  if (!user) throw errors.notPermitted();
  const secret = newFactorSecret();
  const { practiceName } = workplaceAt(person.locationId).tenant;
  const ticket = sealText(`${now.getTime()} ${secret}`, offerSeal(settings.sealingSecret, person.id));
  return { ticket, secret, uri: factorUri(secret, { email: user.email, practiceName }) };
});

const offerSeal = (secret: string, boundTo: string) => ({ secret, purpose: "offer of a second factor", boundTo });

/** Turns the second factor on with the first code of the app; the code is used up with it. */
export const turnOn = signedIn.security.turnOn.handler(async ({ input, context, errors }) => {
  const { person, settings, now } = context;
  const { sealingSecret } = settings;
  const owner = await checkOwner(context, input.presentPassword);
  if (!owner.permitted) throw errorOf(errors, owner);
  const [issuedAt, secret] = (unsealText(input.ticket, offerSeal(sealingSecret, person.id)) ?? "").split(" ");
  const age = now.getTime() - Number(issuedAt);
  if (!secret || age < 0 || age > offerMilliseconds) throw errors.ticketOver();
  const read = readFactorCode(input.code);
  const step = read?.kind === "app" ? stepOfCode(secret, read.code, now) : null;
  if (step === null) throw errors.codeWrong();
  const { codes, hashes } = newRecoveryCodes(sealingSecret, person.id);
  const sealedFactor = sealFactor(sealingSecret, person.id, secret);
  await context.withTenant(async (db) => {
    await setFactor(db, person.id, { sealedFactor, factorSince: now, factorStep: step, recoveryHashes: hashes });
    recordAudit(db, person, { action: "secondFactorSet", subjectKind: "user", subjectId: person.id }, now);
  });
  return { recoveryCodes: codes };
});

/** Turns one's own second factor off. */
export const turnOff = signedIn.security.turnOff.handler(async ({ input, context, errors }) => {
  const { person, now } = context;
  const owner = await checkOwner(context, input.presentPassword);
  if (!owner.permitted) throw errorOf(errors, owner);
  await context.withTenant(async (db) => {
    await setFactor(db, person.id, null);
    recordAudit(db, person, { action: "secondFactorRemoved", subjectKind: "user", subjectId: person.id }, now);
  });
  return {};
});

/** New recovery codes in place of those that are left; without a second factor there are none to make. */
export const makeRecoveryCodes = signedIn.security.makeRecoveryCodes.handler(async ({ input, context, errors }) => {
  const { person, settings, now } = context;
  const owner = await checkOwner(context, input.presentPassword);
  if (!owner.permitted) throw errorOf(errors, owner);
  const { user } = owner;
  if (user.sealedFactor === null) throw errors.notFound();
  const { codes, hashes } = newRecoveryCodes(settings.sealingSecret, person.id);
  await context.withTenant(async (db) => {
    await spendFactor(db, person.id, { factorStep: user.factorStep, recoveryHashes: hashes });
    recordAudit(db, person, { action: "recoveryCodesMade", subjectKind: "user", subjectId: person.id }, now);
  });
  return { recoveryCodes: codes };
});

/**
 * An admin turns off the second factor of a person who lost phone and codes; whoever has a session of theirs is out. One's own needs
 * the password.
 */
export const turnOffFor = admin.security.turnOffFor.handler(({ input, context, errors }) =>
  context.withTenant(async (db) => {
    const { person, now } = context;
    const user = await findUser(db, input.userId);
    if (!user) throw errors.notFound();
    if (user.id === person.id) throw errors.notPermitted();
    if (user.sealedFactor === null) return {};
    await setFactor(db, user.id, null);
    await endSessionsOfUser(db, { userId: user.id, exceptIdHash: "" }, now);
    recordAudit(db, person, { action: "secondFactorRemoved", subjectKind: "user", subjectId: user.id }, now);
    return {};
  }),
);

/** Returns the row of the signed-in person after checking the present password, as at sign-in (D8). */
async function checkOwner(context: SignedInContext, presentPassword: string) {
  const { person, read } = context;
  const user = person.kind === "user" ? await read((db) => findUser(db, person.id)) : null;
  if (!user) return refused("notPermitted");
  const present = await checkPresentPassword(context, user, presentPassword);
  return present.permitted ? { ...permitted, user } : present;
}

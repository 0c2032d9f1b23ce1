import type { PracticeDb } from "~/db/database.server";
import { type FactorRow, factorOfOperator, factorOfUser } from "~/db/queries/people/factors.server";
import type { AuditAction } from "~/domain/account/audit-trail";
import { isFactorDemanded } from "~/domain/account/factor-demand";
import { parseFactorCode } from "~/domain/account/second-factor";
import { hasBegun } from "~/domain/clock-rule";
import { permitted, refused } from "~/domain/verdict";
import { sealText, unsealText } from "~/integrations/sealed-text.server";
import { beforeFactor, signedIn } from "../access.server";
import { recordAudit } from "../audit/record-audit.server";
import type { SignedInContext } from "../call-context.server";
import { errorOf } from "../error-of.server";
import { checkPresentPassword } from "../people/check-present-password.server";
import { findOwnRow } from "../people/own-row.server";
import { loadNewEmails } from "../people/person-answers.server";
import { factorUri, newFactorSecret, newRecoveryCodes, sealFactor, stepOfCode } from "./factor.server";

/** How long a displayed secret can be confirmed. */
const offerMilliseconds = 60 * 60_000;

/** Returns the caller's second factor, null without one; whether one is required (D93); and an unconfirmed e-mail (D110). */
export const loadSecurity = beforeFactor.security.read.handler(async ({ context }) => {
  const own = await findOwnRow(context);
  const factor = own?.factorSince ? { since: own.factorSince, recoveryCodesLeft: own.recoveryHashes.length } : null;
  const newEmails = await context.read((db) => loadNewEmails(db, context.now));
  return { factor, isDemanded: isDemanded(context), newEmail: newEmails.get(context.person.id) ?? null };
});

/** Returns a new secret for an app, and a ticket that contains it, sealed for this person: nothing is stored yet. */
export const beginFactor = beforeFactor.security.begin.handler(async ({ context, errors }) => {
  const { person, workplaceAt, settings, now } = context;
  const own = await findOwnRow(context);
  if (!own) throw errors.notFound();
  const secret = newFactorSecret();
  const { practiceName } = workplaceAt(person.locationId).tenant;
  const ticket = sealText(`${now.getTime()} ${secret}`, offerSeal(settings.sealingSecret, person.id));
  return { ticket, secret, uri: factorUri(secret, { email: own.email, practiceName }) };
});

const offerSeal = (secret: string, boundTo: string) => ({ secret, purpose: "offer of a second factor", boundTo });

/** Turns the second factor on with the first code of the app, which is used up. */
export const turnOn = beforeFactor.security.turnOn.handler(async ({ input, context, errors }) => {
  const { person, settings, now } = context;
  const { sealingSecret } = settings;
  const owner = await checkOwner(context, input.presentPassword);
  if (!owner.permitted) throw errorOf(errors, owner);
  const [issuedAt, secret] = (unsealText(input.ticket, offerSeal(sealingSecret, person.id)) ?? "").split(" ");
  const hasRunOut = now.getTime() - Number(issuedAt) > offerMilliseconds;
  if (!secret || hasRunOut || !hasBegun(new Date(Number(issuedAt)), now)) throw errors.ticketOver();
  const read = parseFactorCode(input.code);
  const step = read?.kind === "app" ? stepOfCode(secret, read.code, now) : null;
  if (step === null) throw errors.codeWrong();
  const { codes, hashes } = newRecoveryCodes(sealingSecret, person.id);
  const factor = { sealedFactor: sealFactor(sealingSecret, person.id, secret), factorSince: now, factorStep: step, recoveryHashes: hashes };
  await changeOwn(context, "secondFactorSet", (row) => row.set(factor));
  return { recoveryCodes: codes };
});

/** Turns one's own second factor off, unless one is required (D93). */
export const turnOff = signedIn.security.turnOff.handler(async ({ input, context, errors }) => {
  if (isDemanded(context)) throw errors.secondFactorDemanded();
  const owner = await checkOwner(context, input.presentPassword);
  if (!owner.permitted) throw errorOf(errors, owner);
  await changeOwn(context, "secondFactorRemoved", (row) => row.set(null));
  return {};
});

/** Returns new recovery codes in place of the unused ones; refused without a second factor. */
export const makeRecoveryCodes = signedIn.security.makeRecoveryCodes.handler(async ({ input, context, errors }) => {
  const { person, settings } = context;
  const owner = await checkOwner(context, input.presentPassword);
  if (!owner.permitted) throw errorOf(errors, owner);
  const { codes, hashes } = newRecoveryCodes(settings.sealingSecret, person.id);
  await changeOwn(context, "recoveryCodesMade", async (row) => {
    const factor = await row.lock();
    if (!factor?.sealedFactor) throw errors.notFound();
    await row.spend({ factorStep: factor.factorStep, recoveryHashes: hashes });
  });
  return { recoveryCodes: codes };
});

/** Whether the caller must have a second factor. */
function isDemanded({ person, workplaceAt, settings }: SignedInContext): boolean {
  const byPractice = workplaceAt(person.locationId).tenant.factorRequiredAt !== null;
  const { operatorsNeedFactor: ofOperators, everybodyNeedsFactor: ofEverybody } = settings;
  return isFactorDemanded(person, { byPractice, ofOperators, ofEverybody });
}

/** Returns the row of the signed-in person after checking the present password, as at sign-in (D8). */
export async function checkOwner(context: SignedInContext, presentPassword: string) {
  const own = await findOwnRow(context);
  if (!own) return refused("notFound");
  const present = await checkPresentPassword(context, own, presentPassword);
  return present.permitted ? { ...permitted, own } : present;
}

/** Changes one's own second factor and records it in the practice's audit trail. */
async function changeOwn(context: SignedInContext, action: AuditAction, change: (row: FactorRow) => Promise<void>): Promise<void> {
  const { person, withTenant, doors, memory, now } = context;
  const isUser = person.kind === "user";
  const work = async (db: PracticeDb) => {
    await change(isUser ? factorOfUser(db, person.id) : factorOfOperator(db.tx, person.id));
    recordAudit(db, person, { action, subjectKind: "user", subjectId: person.id }, now);
  };
  await (isUser ? withTenant(work) : doors.asOperatorOf(person.tenantId, work));
  memory.session = null;
}

import { setTimeout as wait } from "node:timers/promises";
import type { PracticeDb } from "~/db/database.server";
import { hasKeyLivingPast } from "~/db/queries/people/one-time-keys.server";
import { findOperatorByEmail } from "~/db/queries/people/operators.server";
import { findUserByEmail, lockUserByEmail, type UserRow } from "~/db/queries/people/people.server";
import { findTenant } from "~/db/queries/practice/tenants.server";
import { normaliseEmail } from "~/domain/account/email";
import { keyLifeMilliseconds } from "~/domain/account/key-life";
import { open } from "../access.server";
import { recordAudit } from "../audit/record-audit.server";
import type { CallContext } from "../call-context.server";
import { afterAddressLimit, takeAddressTry } from "../session/count-address-tries.server";
import { findPractice } from "../tenants/find-practice.server";
import { sendOperatorReset } from "./operator-reset.server";
import { queueKeyMail } from "./queue-key-mail.server";

/** Minimum time between two such mails to a person, whoever asks for them. */
const mailPauseMilliseconds = 60_000;

/** The earliest time of a response, so that timing does not reveal what was found. */
const answerMilliseconds = 150;

/**
 * Queues the mail for a forgotten password: a link to set a new one; for a person who has not set up the account yet, a fresh invitation;
 * for an operator (D13) a link too. The response is always the same, in the same time, whether practice and e-mail are known or not (D7).
 * An IP address may ask 20 times in 10 minutes.
 */
export const sendForgotPasswordEmail = open.notifications.sendForgotPasswordEmail.handler(async ({ input, context, errors }) => {
  if (!(await takeAddressTry(context, "mail"))) throw errors.tooManyRequests(afterAddressLimit);
  await Promise.all([helpOn(context, input), wait(answerMilliseconds)]);
  return { sent: true as const };
});

async function helpOn(context: CallContext, input: { email: string; tenantId?: string | undefined; subDomain?: string | undefined }) {
  const { doors } = context;
  const practice = await findPractice(context, input);
  if (!practice) return;
  const emailKey = normaliseEmail(input.email);
  const operator = await doors.readOperator((tx) => findOperatorByEmail(tx, emailKey));
  const user = await doors.readTenant(practice.tenantId, (db) => findUserByEmail(db, emailKey));
  if (user) await doors.viewTenant(practice.tenantId, (db) => helpUser(db, emailKey, context));
  if (operator && !user)
    await sendOperatorReset(context, operator, { tenantId: practice.tenantId, pauseMilliseconds: mailPauseMilliseconds });
}

/** Whether an admin has withdrawn the invitation. Asking for a link does not renew it. */
const isShutOut = ({ passwordSet, invitationWithdrawnAt }: UserRow) => !passwordSet && invitationWithdrawnAt !== null;

/** Queues the mail of a person, unless one was queued a moment ago: the person is locked, so that of several at once one is queued. */
async function helpUser(db: PracticeDb, emailKey: string, context: Pick<CallContext, "settings" | "now">): Promise<void> {
  const { now } = context;
  const user = await lockUserByEmail(db, emailKey);
  const tenant = await findTenant(db);
  if (!user || !tenant || isShutOut(user)) return;
  const kind = user.passwordSet ? "reset" : "invitation";
  const moment = new Date(now.getTime() + keyLifeMilliseconds[kind] - mailPauseMilliseconds);
  if (await hasKeyLivingPast(db, { userId: user.id, kind }, { moment, now })) return;
  await queueKeyMail(db, kind, { user, tenant }, context);
  const nobody = { id: null, tenantId: user.tenantId };
  recordAudit(db, nobody, { action: "passwordResetRequested", subjectKind: "user", subjectId: user.id }, now);
}

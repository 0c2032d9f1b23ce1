import { hasKeyLivingPast } from "~/db/queries/one-time-keys.server";
import { findUserByEmail } from "~/db/queries/people.server";
import { findTenant } from "~/db/queries/tenants.server";
import { normaliseEmail } from "~/domain/account/email";
import { open } from "../access.server";
import { recordAudit } from "../audit/record-audit.server";
import { findPractice } from "../tenants/find-practice.server";
import { keyLifeMilliseconds } from "./one-time-key.server";
import { queueKeyMail } from "./queue-key-mail.server";

/** A person gets at most one such mail a minute, whoever asks for it. */
const mailPauseMilliseconds = 60_000;

/**
 * Queues the mail with a link to set a new password. The answer is always the same, whether practice and e-mail are known or not
 * (D7). People who have not set up their account yet have their invitation for that; operators are helped by the command line.
 */
export const sendForgotPasswordEmail = open.notifications.sendForgotPasswordEmail.handler(async ({ input, context }) => {
  const { doors, settings, now } = context;
  const practice = await findPractice(context, input);
  if (!practice) return { sent: true as const };
  const { tenantId } = practice;
  await doors.withTenant(tenantId, async (tx) => {
    const tenant = await findTenant(tx, tenantId);
    const user = await findUserByEmail(tx, tenantId, normaliseEmail(input.email));
    if (!tenant || !user?.passwordSet) return;
    const justNow = new Date(now.getTime() + keyLifeMilliseconds.reset - mailPauseMilliseconds);
    if (await hasKeyLivingPast(tx, tenantId, user.id, "reset", justNow)) return;
    await queueKeyMail(tx, "reset", { user, tenant }, { publicUrl: settings.publicUrl, now });
    const nobody = { id: null, firstName: "", lastName: "", tenantId };
    await recordAudit(tx, nobody, { action: "passwordResetRequested", subjectKind: "user", subjectId: user.id }, now);
  });
  return { sent: true as const };
});

import { normaliseEmail } from "~/domain/account/email";
import { open } from "../access.server";
import { isInvitationKey } from "../people/find-key.server";
import { verifyPassword } from "../people/password-hash.server";
import { findPractice } from "../tenants/find-practice.server";
import { afterAddressLimit, returnAddressTry, takeAddressTry } from "./count-address-tries.server";
import { findAccount } from "./find-account.server";
import { finishSignIn } from "./finish-sign-in.server";
import { loadAttempt } from "./known-device.server";
import { issueTicket } from "./second-step.server";
import { loadChangedSession } from "./session-answer.server";

/**
 * Signs in to a practice (D7, D10). Every mistake in e-mail or password gets the same response in the same time. Wrong ones are counted and
 * lock the e-mail for a while; the lock is checked before the password, to save the work, and again under the row lock when the outcome is
 * written, so that simultaneous guesses gain nothing. An invitation key typed as the password leads to account set-up and never opens a
 * session (D9). When a code must follow the password, returns a ticket for the second step.
 */
export const authenticate = open.session.authenticate.handler(async ({ input, context, errors }) => {
  const { doors, now } = context;
  if (await isInvitationKey(doors, input.password, now)) throw errors.invitationKey({ data: { registrationKey: input.password.trim() } });
  const practice = await findPractice(context, input);
  if (!practice) throw errors.notFound();
  const { tenantId } = practice;
  const emailKey = normaliseEmail(input.username);

  const { before, isKnown } = await loadAttempt(context, { tenantId, emailKey });
  if (before.permitted && !isKnown && !(await takeAddressTry(context, "password"))) {
    throw errors.tooManyRequests(afterAddressLimit);
  }
  const account = before.permitted ? await findAccount(doors, tenantId, emailKey) : null;
  const matches = before.permitted && (await verifyPassword(account?.passwordHash ?? null, input.password));
  const outcome = before.permitted
    ? await finishSignIn(context, {
        tenantId,
        emailKey,
        account,
        matches,
        step: "password",
        locationId: input.locationId,
      })
    : before;

  const isRight = outcome.permitted || outcome.code === "secondFactorNeeded";
  if (isRight && !isKnown) await returnAddressTry(context, "password");
  if (outcome.permitted) return loadChangedSession(context);
  if (outcome.code === "secondFactorNeeded" && account) {
    const { locationId } = input;
    throw errors.secondFactorNeeded({ data: { ticket: issueTicket(context, { tenantId, emailKey, locationId }, account.passwordHash) } });
  }
  if (outcome.code === "accountLockedWait") throw errors.accountLockedWait({ data: { until: outcome.values?.until ?? now } });
  if (outcome.code === "tooManyInvalidLogins") throw errors.tooManyInvalidLogins();
  throw errors.invalidCredentials();
});

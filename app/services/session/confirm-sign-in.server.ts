import { factorOfOperator, factorOfUser } from "~/db/queries/people/factors.server";
import { limited } from "../access.server";
import { spendFactorCode } from "../security/factor.server";
import { findAccount } from "./find-account.server";
import { finishSignIn } from "./finish-sign-in.server";
import { loadAttempt } from "./known-device.server";
import { parseTicket } from "./second-step.server";
import { loadChangedSession } from "./session-answer.server";

/**
 * The second step of signing in: with the ticket of the first and a code of the authenticator app or a recovery code. Wrong codes count
 * with the wrong passwords (D7), and lock like them.
 */
export const confirmSignIn = limited.session.confirmSignIn.handler(async ({ input, context, errors }) => {
  const { doors, settings, now } = context;
  const ticket = parseTicket(context, input.ticket);
  const account = ticket && (await findAccount(doors, ticket.tenantId, ticket.emailKey));
  if (!ticket || !account?.hasFactor || !ticket.isOf(account.passwordHash)) throw errors.signInAgain();
  const { tenantId, emailKey, locationId } = ticket;
  const asked = { secret: settings.sealingSecret, now };
  const attempt = { tenantId, emailKey, account, locationId, step: "code" } as const;
  const outcome =
    account.kind === "user"
      ? await finishSignIn(context, { ...attempt, matches: (db) => spendFactorCode(factorOfUser(db, account.id), input.code, asked) })
      : await finishOfOperator();
  if (outcome.permitted) return loadChangedSession(context);
  if (outcome.code === "accountLockedWait") throw errors.accountLockedWait({ data: { until: outcome.values?.until ?? now } });
  if (outcome.code === "tooManyInvalidLogins") throw errors.tooManyInvalidLogins();
  throw errors.codeWrong();

  /** An operator's factor is stored behind another door: the code is used up before, unless the e-mail is locked. */
  async function finishOfOperator() {
    const { before } = await loadAttempt(context, { tenantId, emailKey });
    if (!before.permitted) return before;
    const matches = await doors.asOperator((tx) => spendFactorCode(factorOfOperator(tx, attempt.account.id), input.code, asked));
    return finishSignIn(context, { ...attempt, matches });
  }
});

import { type FactorRow, factorOfOperator, factorOfUser } from "~/db/queries/people/factors.server";
import { limited } from "../access.server";
import { spendFactorCode } from "../security/factor.server";
import { type Account, findAccount } from "./find-account.server";
import { finishSignIn } from "./finish-sign-in.server";
import { loadAttempt } from "./known-device.server";
import { parseTicket } from "./second-step.server";
import { loadChangedSession } from "./session-answer.server";

/**
 * The second step of signing in: with the ticket of the first and a code of the authenticator app or a recovery code. Wrong codes count
 * with the wrong passwords (D7), and lock like them; while the e-mail is locked no code is used up.
 */
export const confirmSignIn = limited.session.confirmSignIn.handler(async ({ input, context, errors }) => {
  const { doors, settings, now } = context;
  const ticket = parseTicket(context, input.ticket);
  const account = ticket && (await findAccount(doors, ticket.tenantId, ticket.emailKey));
  if (!ticket || !account?.hasFactor || !ticket.isOf(account.passwordHash)) throw errors.signInAgain();
  const { tenantId, emailKey, locationId } = ticket;
  const { before } = await loadAttempt(context, { tenantId, emailKey });
  const outcome = before.permitted ? await finish(account) : before;
  if (outcome.permitted) return loadChangedSession(context);
  if (outcome.code === "accountLockedWait") throw errors.accountLockedWait({ data: { until: outcome.values?.until ?? now } });
  if (outcome.code === "tooManyInvalidLogins") throw errors.tooManyInvalidLogins();
  throw errors.codeWrong();

  /** Uses the code up, in a transaction of its own, and writes the outcome. */
  async function finish({ kind, id }: Account) {
    const spend = (row: FactorRow) => spendFactorCode(row, input.code, { secret: settings.sealingSecret, now });
    const matches =
      kind === "user"
        ? await doors.viewTenant(tenantId, (db) => spend(factorOfUser(db, id)))
        : await doors.asOperator((tx) => spend(factorOfOperator(tx, id)));
    return finishSignIn(context, { tenantId, emailKey, account, matches, locationId, step: "code" });
  }
});

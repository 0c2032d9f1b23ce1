import { setOperatorTermsAccepted } from "~/db/queries/operators.server";
import { setLanguage, setTermsAccepted } from "~/db/queries/people.server";
import { beforeTerms } from "../access.server";
import { recordAudit } from "../audit/record-audit.server";
import { answerChangedSession } from "../session/session-answer.server";

/** Accepts the terms of use and the cookie notice for oneself (spec section 4); accepting again changes nothing. */
export const acceptTerms = beforeTerms.users.acceptTerms.handler(async ({ context }) => {
  const { person, doors, withTenant, now } = context;
  if (!person.termsAccepted) {
    if (person.kind === "operator") await doors.asOperator((tx) => setOperatorTermsAccepted(tx, person.id, now));
    await withTenant(async (tx) => {
      if (person.kind === "user") await setTermsAccepted(tx, person.tenantId, person.id, now);
      await recordAudit(tx, person, { action: "termsAccepted", subjectKind: "user", subjectId: person.id }, now);
    });
  }
  return { user: (await answerChangedSession(context)).user };
});

/** Keeps a language for oneself (D1), also before the terms are accepted, to read them in it. Operators have the browser's choice. */
export const chooseLanguage = beforeTerms.users.chooseLanguage.handler(async ({ input, context }) => {
  const { person, withTenant, now } = context;
  if (person.kind === "user") await withTenant((tx) => setLanguage(tx, person.tenantId, person.id, input.language, now));
  return { user: (await answerChangedSession(context)).user };
});

import { setOperatorTermsAccepted } from "~/db/queries/people/operators.server";
import { setOwnChoices, setTermsAccepted } from "~/db/queries/people/people.server";
import { legalVersions } from "~/domain/account/legal-versions";
import { beforeTerms, signedIn } from "../access.server";
import { recordAudit } from "../audit/record-audit.server";
import { readChangedSession } from "../session/session-answer.server";

/** Accepts the present terms of use and cookie notice for oneself (D46); accepting them again changes nothing. */
export const acceptTerms = beforeTerms.users.acceptTerms.handler(async ({ context }) => {
  const { person, doors, withTenant, now } = context;
  if (!person.termsAccepted) {
    const present = legalVersions[person.edition];
    if (person.kind === "operator") await doors.asOperator((tx) => setOperatorTermsAccepted(tx, person.id, present, now));
    await withTenant(async (db) => {
      if (person.kind === "user") await setTermsAccepted(db.tx, person, present, now);
      recordAudit(db, person, { action: "termsAccepted", subjectKind: "user", subjectId: person.id }, now);
    });
  }
  return { user: (await readChangedSession(context)).user };
});

/** Keeps a language for oneself (D1), also before the terms are accepted, to read them in it. Operators have the browser's choice. */
export const chooseLanguage = beforeTerms.users.chooseLanguage.handler(async ({ input, context }) => {
  const { person, withTenant, now } = context;
  if (person.kind === "user") await withTenant((db) => setOwnChoices(db, person.id, { language: input.language }, now));
  return { user: (await readChangedSession(context)).user };
});

/** Keeps for oneself where signing in leads (D83). Operators begin with the products. */
export const chooseStartPage = signedIn.users.chooseStartPage.handler(async ({ input, context, errors }) => {
  const { person, withTenant, now } = context;
  if (person.kind === "operator") throw errors.notPermitted();
  await withTenant((db) => setOwnChoices(db, person.id, { startPage: input.startPage }, now));
  return { user: (await readChangedSession(context)).user };
});

import { setOperatorTermsAccepted } from "~/db/queries/people/operators.server";
import { setOwnChoices, setTermsAccepted } from "~/db/queries/people/people.server";
import { legalVersions } from "~/domain/account/legal-versions";
import { beforeTerms, signedIn } from "../access.server";
import { recordAudit } from "../audit/record-audit.server";
import { loadChangedSession } from "../session/session-answer.server";

/** Accepts the current terms of use and cookie notice for oneself (D46); accepting them again changes nothing. */
export const acceptTerms = beforeTerms.users.acceptTerms.handler(async ({ context }) => {
  const { person, doors, withTenant, now } = context;
  if (!person.termsAccepted) {
    const present = legalVersions[person.edition];
    if (person.kind === "operator") await doors.asOperator((tx) => setOperatorTermsAccepted(tx, person.id, { ...present, now }));
    await withTenant(async (db) => {
      if (person.kind === "user") await setTermsAccepted(db.tx, person, { ...present, now });
      recordAudit(db, person, { action: "termsAccepted", subjectKind: "user", subjectId: person.id }, now);
    });
  }
  return { user: (await loadChangedSession(context)).user };
});

/** Stores one's own language (D1), even before the terms are accepted, to read them in it. For operators the browser's choice counts. */
export const chooseLanguage = beforeTerms.users.chooseLanguage.handler(async ({ input, context }) => {
  const { person, withTenant, now } = context;
  if (person.kind === "user") await withTenant((db) => setOwnChoices(db, person.id, { language: input.language }, now));
  return { user: (await loadChangedSession(context)).user };
});

/** Stores one's own start page (D83). Operators start with the products. */
export const chooseStartPage = signedIn.users.chooseStartPage.handler(async ({ input, context, errors }) => {
  const { person, withTenant, now } = context;
  if (person.kind === "operator") throw errors.notPermitted();
  await withTenant((db) => setOwnChoices(db, person.id, { startPage: input.startPage }, now));
  return { user: (await loadChangedSession(context)).user };
});

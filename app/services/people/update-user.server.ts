import type { PracticeDb } from "~/db/database.server";
import {
  findUser,
  lockUsers,
  type PlacedUser,
  setUserLocations,
  type UserRow,
  updateUser as writeUser,
} from "~/db/queries/people/people.server";
import { listLocations } from "~/db/queries/practice/tenants.server";
import { normaliseEmail, storedEmail } from "~/domain/account/email";
import { findPersonMistakes } from "~/domain/account/find-person-mistakes";
import { changedParts, checkPersonChange } from "~/domain/account/manage-people";
import { hasAdminPermission } from "~/domain/account/permissions";
import { roleOfRoleType } from "~/domain/account/roles";
import { checkSeenVersion } from "~/domain/check-seen-version";
import { permitted } from "~/domain/verdict";
import { signedIn } from "../access.server";
import { recordAudit } from "../audit/record-audit.server";
import type { SignedInContext } from "../call-context.server";
import { errorOf } from "../error-of.server";
import { malformed } from "../refuse-malformed.server";
import { checkPresentPassword } from "./check-present-password.server";
import { afterEmailChange, askForNewEmail } from "./email-change.server";
import { changeOwnPassword } from "./own-password.server";
import { findOwnRow } from "./own-row.server";
import { loadPersonAnswer, managedPersonOf, type NamedChange, personVersionOf } from "./person-answers.server";
import { storedName } from "./stored-person.server";
import { nameVersionOf } from "./user-answer.server";

/** What is changed in one transaction, and so not together with a password, which has its own. */
const changedTogether = ["email", "firstName", "lastName", "roleType", "locationIds"] as const;

/**
 * Changes a person of the practice (admins), or one's own name, password and e-mail. Staff find nobody but themselves. A password is changed
 * alone: with another change it is malformed. Refused to callers who send the version that they loaded, when somebody else has changed the
 * person since.
 */
export const updateUser = signedIn.users.update.handler(async ({ input, context, errors }) => {
  const { person, withTenant } = context;
  if (!hasAdminPermission(person) && input._id !== person.id) throw errors.notPermitted();
  if (input.password !== undefined) {
    const besides = changedTogether.find((field) => input[field] !== undefined);
    if (besides) throw malformed(besides, "notWithPassword");
    if (input._id !== person.id) throw errors.notPermitted();
    const changed = await changeOwnPassword(context, { password: input.password, presentPassword: input.presentPassword ?? "" });
    if (!changed.permitted) throw errorOf(errors, changed);
    return { user: changed.user };
  }
  const fields = findPersonMistakes(input);
  if (input.locationIds?.length === 0) Object.assign(fields, { locationIds: "locationRequired" });
  if (Object.keys(fields).length > 0) throw errors.invalidFields({ data: { fields } });
  const present = await checkGivenPassword(context, input);
  if (!present.permitted) throw errorOf(errors, present);

  return withTenant(async (db) => {
    const people = await lockUsers(db);
    const placed = people.find(({ user }) => user.id === input._id);
    if (!placed || !(await areOwnLocations(db, input.locationIds ?? []))) throw errors.notFound();
    const stored = { ...placed.user, locationIds: placed.locationIds };
    if (isChangedSince(input, stored)) throw errors.changedElsewhere();
    const change = { ...input, email: input.email === undefined ? undefined : normaliseEmail(input.email) };
    const verdict = checkPersonChange(person, { person: managedPersonOf(placed), change }, people.map(managedPersonOf));
    if (!verdict.permitted) throw verdict.code === "ownAccount" ? errors.notPermitted() : errors[verdict.code]();
    const other = people.find(({ user }) => user.id !== input._id && user.emailKey === change.email);
    if (other) throw errors.emailTaken({ data: { userId: other.user.id } });
    if (replacesSignIn(placed.user, input.email) && !present.isChecked) throw errors.passwordWrong();
    return { user: await loadPersonAnswer(db, context, await writeChange(db, context, { placed, change: input })) };
  });
});

/** Whether a person, or the name alone, was changed since the caller saw it, to something else than the caller wants. */
function isChangedSince(
  { version, nameVersion, ...change }: NamedChange & Partial<Record<"version" | "nameVersion", string | undefined>>,
  stored: Parameters<typeof personVersionOf>[0],
): boolean {
  const { firstName = stored.firstName, lastName = stored.lastName } = change;
  const named = nameVersionOf({ firstName: storedName(firstName), lastName: storedName(lastName) });
  const checks = [
    checkSeenVersion({ seen: version, present: personVersionOf(stored), wanted: personVersionOf(stored, change) }),
    checkSeenVersion({ seen: nameVersion, present: nameVersionOf(stored), wanted: named }),
  ];
  return checks.some(({ permitted }) => !permitted);
}

/** Whether somebody signs in with the e-mail that a change replaces, so that the caller's present password is needed (D110). */
const replacesSignIn = (user: UserRow, email: string | undefined): boolean =>
  email !== undefined && user.passwordSet && user.emailKey !== normaliseEmail(email);

/** Checks the caller's present password when it is given and needed, counted as at sign-in (D8). */
async function checkGivenPassword(
  context: SignedInContext,
  { _id, email, presentPassword }: { _id: string; email?: string | undefined; presentPassword?: string | undefined },
) {
  const user = presentPassword === undefined ? undefined : await context.read((db) => findUser(db, _id));
  const own = user && replacesSignIn(user, email) ? await findOwnRow(context) : null;
  if (!own || presentPassword === undefined) return { ...permitted, isChecked: false };
  const present = await checkPresentPassword(context, own, presentPassword);
  return present.permitted ? { ...permitted, isChecked: true } : present;
}

/** Writes a change; the new e-mail of a person with a set-up account waits for its confirmation (D110). */
async function writeChange(
  db: PracticeDb,
  context: SignedInContext,
  { placed, change }: { placed: PlacedUser; change: NamedChange },
): Promise<PlacedUser> {
  const { person, now } = context;
  const { id, emailKey: emailKeyBefore, passwordSet } = placed.user;
  const changed = changedParts(managedPersonOf(placed), { ...change, email: change.email && normaliseEmail(change.email) });
  const newEmail = changed.includes("email") && change.email !== undefined ? storedEmail(change.email) : null;
  const written = {
    ...(change.firstName === undefined ? {} : { firstName: storedName(change.firstName) }),
    ...(change.lastName === undefined ? {} : { lastName: storedName(change.lastName) }),
    ...(newEmail === null || passwordSet ? {} : { email: newEmail, emailKey: normaliseEmail(newEmail) }),
    ...(changed.includes("roleType") && change.roleType ? roleOfRoleType(change.roleType) : {}),
  };
  const user = { ...placed.user, ...written, updatedAt: now };
  await writeUser(db, id, { ...written, updatedAt: now });
  const locationIds = (changed.includes("locations") && change.locationIds) || placed.locationIds;
  if (changed.includes("locations")) await setUserLocations(db, id, locationIds);
  if (newEmail !== null && passwordSet) await askForNewEmail(db, context, { user, email: newEmail });
  else if (newEmail !== null) await afterEmailChange(db, context, { user, emailKeyBefore });
  recordAudit(db, person, { action: "userChanged", subjectKind: "user", subjectId: id }, now);
  return { user, locationIds: [...locationIds] };
}

/** Whether all locations are the practice's own; others are not found (D35). */
async function areOwnLocations(db: PracticeDb, ids: readonly string[]): Promise<boolean> {
  const known = ids.length === 0 ? [] : (await listLocations(db)).map(({ id }) => id);
  return ids.every((id) => known.includes(id));
}

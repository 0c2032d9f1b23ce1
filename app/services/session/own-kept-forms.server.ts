import type { PracticeDb } from "~/db/database.server";
import { deleteSavedForms, findKeptForm, listKeptForms } from "~/db/queries/cart/kept-forms.server";
import type { SignedIn } from "~/domain/account/signed-in";
import { signedIn } from "../access.server";
import type { SignedInContext } from "../call-context.server";
import { formPath, keptFormId } from "./kept-form-id.server";

/** Returns a form that the person has kept; another person's is not found (D35). */
export const loadOwnForm = signedIn.session.readForm.handler(async ({ input, context: { person, read, now }, errors }) => {
  const form = await read((db) => findKeptForm(db, { id: input.formId, ownerId: person.id }, now));
  if (!form) throw errors.notFound();
  return { path: form.path, entries: form.entries };
});

/** Lists the forms that the person has kept on one page, newest first. */
export const findForms = signedIn.session.findForms.handler(async ({ input, context }) => ({
  forms: await context.read((db) => findOwnForms(db, context, input.path)),
}));

/** Returns the forms that a person has stored on a page, newest first. */
export async function findOwnForms(db: PracticeDb, { person, now }: Pick<SignedInContext, "person" | "now">, path: string) {
  const forms = await listKeptForms(db, { ownerId: person.id, path: formPath(path) }, now);
  return forms.map(({ id, entries }) => ({ formId: id, entries }));
}

/**
 * Deletes a stored form of a person on a page, and those that colleagues handed over beside it (D77); `subject` is the id of what the form
 * creates or changes.
 */
export function forgetForm(db: PracticeDb, { tenantId, id: ownerId }: SignedIn, asked: { path: string; subject: string }) {
  const form = { path: formPath(asked.path), subject: asked.subject };
  return deleteSavedForms(db, ownerId, { ...form, id: keptFormId({ tenantId, ownerId, ...form }) });
}

/** Deletes a stored form once what it creates or changes has been saved (D31). */
export const discardForm = signedIn.session.discardForm.handler(async ({ input, context: { person, withTenant } }) => {
  await withTenant((db) => forgetForm(db, person, input));
  return {};
});

import type { PracticeDb } from "~/db/database.server";
import { deleteSavedForms, findKeptForm, listKeptForms } from "~/db/queries/cart/kept-forms.server";
import type { SignedIn } from "~/domain/account/signed-in";
import { signedIn } from "../access.server";
import type { SignedInContext } from "../call-context.server";
import { formPath } from "./kept-form-id.server";

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
 * Deletes the stored forms of a person on a page, own ones and those that colleagues handed over (D77); `subjects` are the ids of what they
 * create or change.
 */
export const forgetForms = (db: PracticeDb, { id: ownerId }: SignedIn, { path, subjects }: { path: string; subjects: readonly string[] }) =>
  deleteSavedForms(db, ownerId, { path: formPath(path), subjects });

/** Deletes a stored form once what it creates or changes has been saved (D31). */
export const discardForm = signedIn.session.discardForm.handler(async ({ input, context: { person, withTenant } }) => {
  await withTenant((db) => forgetForms(db, person, { path: input.path, subjects: [input.subject] }));
  return {};
});

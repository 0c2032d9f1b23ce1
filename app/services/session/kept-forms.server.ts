import { deleteKeptForm, findKeptForm, listKeptForms } from "~/db/queries/kept-forms.server";
import { signedIn } from "../access.server";
import { formPath, keptFormId } from "./kept-form-id.server";

/** A form kept for oneself; another person's is not there (D35). */
export const readForm = signedIn.session.readForm.handler(async ({ input, context: { person, withTenant, now }, errors }) => {
  const form = await withTenant((db) => findKeptForm(db, { id: input.formId, ownerId: person.id }, now));
  if (!form) throw errors.notFound();
  return { path: form.path, entries: form.entries };
});

/** The forms kept for oneself on one page, the newest first. */
export const findForms = signedIn.session.findForms.handler(async ({ input, context: { person, withTenant, now } }) => {
  const forms = await withTenant((db) => listKeptForms(db, { ownerId: person.id, path: formPath(input.path) }, now));
  return { forms: forms.map(({ id, entries }) => ({ formId: id, entries })) };
});

/** Forgets a form whose work is done: what it made or changed is saved (D31). */
export const discardForm = signedIn.session.discardForm.handler(async ({ input, context: { person, withTenant } }) => {
  const { tenantId, id: ownerId } = person;
  const formId = keptFormId({ tenantId, ownerId, path: formPath(input.path), subject: input.subject });
  await withTenant((db) => deleteKeptForm(db, formId, ownerId));
  return {};
});

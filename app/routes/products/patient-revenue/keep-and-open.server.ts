import { redirect } from "react-router";
import { callsContext } from "~/context.server";
import { orderPath } from "./read-kept-draft.server";
import type { Submission } from "./submit-order.server";

/**
 * Opens a dialog from a half-filled form: the form is kept on the server for its person (D31), and the dialog's address names it by a
 * random id, so that it opens, closes and answers without losing a value, with and without JavaScript.
 */
export async function keepAndOpen(
  { context, url, purchase, entries }: Submission,
  dialog: "select" | "switch" | "remove" | "limit" | "find" | "new-patient" | "explain",
  search: Record<string, string> = {},
): Promise<Response> {
  const path = orderPath(purchase);
  const { formId } = await context.get(callsContext).session.keepForm({ path, entries: entries.filter(([name]) => name !== "intent") });
  const asked = new URLSearchParams(search);
  for (const name of ["patient", "preorder"]) {
    const value = url.searchParams.get(name);
    if (value) asked.set(name, value);
  }
  if (formId) asked.set("form", formId);
  return redirect(`${path}/${dialog}?${asked}`);
}

import { redirect } from "react-router";
import { v7 as newId } from "uuid";
import { callsContext } from "~/context.server";
import { orderPath } from "./order-path";
import type { Submission } from "./read-submission.server";

/**
 * Opens a dialog from a form: the form is stored on the server for its person (D31), and the dialog's URL has its random id, so that
 * nothing is lost on opening, closing and answering, with and without JavaScript.
 */
export async function keepAndOpen(
  submission: Submission,
  dialog: "select" | "calculate" | "switch" | "confirm" | "remove" | "limit" | "find" | "new-patient" | "explain",
  search: Record<string, string> = {},
): Promise<Response> {
  const asked = await keptAt(submission, search);
  return redirect(`${orderPath(submission.purchase)}/${dialog}?${asked}`);
}

/**
 * Opens the form of the patient's data, or of a new address, and returns to the draft order. The new address already has its id: once it is
 * saved, an order that was to go to the practice is shipped to it.
 */
export async function keepAndVisit(submission: Submission, page: string): Promise<Response> {
  const { purchase, draft, entries } = submission;
  const addressId = page === "edit" ? null : newId();
  const shipped = entries.map(([name, value]): [string, string] => [
    name,
    name === "delivery" && value === "office" ? (addressId ?? value) : value,
  ]);
  const asked = await keptAt({ ...submission, entries: shipped }, {});
  const back = new URLSearchParams({ ...(addressId ? { id: addressId } : {}), back: `${orderPath(purchase)}?${asked}` });
  return redirect(`/patients/${draft.patientId}/${addressId ? "addresses/new" : "edit"}?${back}`);
}

/** Stores the form on the server and returns the parameters that name it in a URL, next to those of the page. */
async function keptAt({ context, url, purchase, entries }: Submission, search: Record<string, string>): Promise<URLSearchParams> {
  const path = orderPath(purchase);
  const { formId } = await context.get(callsContext).session.keepForm({ path, entries: entries.filter(([name]) => name !== "intent") });
  const asked = new URLSearchParams(search);
  for (const name of ["patient", "preorder"]) {
    const value = url.searchParams.get(name);
    if (value) asked.set(name, value);
  }
  if (formId) asked.set("form", formId);
  return asked;
}

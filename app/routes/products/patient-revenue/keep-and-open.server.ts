import { redirect } from "react-router";
import { v7 as newId } from "uuid";
import { callsContext } from "~/context.server";
import { orderPath } from "~/forms/patient-order/order-path";
import type { Submission } from "./load-submission.server";

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
 * Opens the form of a new address over the order. The address already has its id: once it is saved, an order that was to go to the
 * practice is shipped to it.
 */
export async function keepAndAddAddress(submission: Submission): Promise<Response> {
  const { purchase, draft, entries } = submission;
  const id = newId();
  const shipped = entries.map(([name, value]): [string, string] => [name, name === "delivery" && value === "office" ? id : value]);
  const asked = await keptAt({ ...submission, entries: shipped }, { id });
  return redirect(`${orderPath(purchase)}/patients/${draft.patientId}/addresses/new?${asked}`);
}

/** Opens the form of the patient's data, which returns to the draft order. */
export async function keepAndEditPatient(submission: Submission): Promise<Response> {
  const { purchase, draft } = submission;
  const back = `${orderPath(purchase)}?${await keptAt(submission, {})}`;
  return redirect(`/patients/${draft.patientId}/edit?${new URLSearchParams({ back })}`);
}

/** Stores the form on the server and returns the parameters that name it in a URL, next to those of the page. */
export async function keptAt({ context, url, purchase, entries }: Submission, search: Record<string, string>): Promise<URLSearchParams> {
  const path = orderPath(purchase);
  const { formId } = await context
    .get(callsContext)
    .session.keepForm({ path, entries: entries.filter(([name]) => !["intent", "q"].includes(name)) });
  const asked = new URLSearchParams(search);
  for (const name of ["patient", "preorder"]) {
    const value = url.searchParams.get(name);
    if (value) asked.set(name, value);
  }
  if (formId) asked.set("form", formId);
  return asked;
}

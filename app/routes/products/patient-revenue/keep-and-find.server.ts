import { redirect } from "react-router";
import { orderPath } from "~/forms/patient-order/order-path";
import { keepSearch } from "~/middleware/kept-search.server";
import { findPatient } from "./find-patient.server";
import { keepAndOpen, keptAt } from "./keep-and-open.server";
import type { Submission } from "./load-submission.server";

/**
 * Opens the search for a patient, or the form of a new one, with the words that were posted with the order; a search that finds one patient
 * chooses them.
 */
export async function keepAndFind(submission: Submission, adds: boolean): Promise<Response> {
  const { context, entries, purchase } = submission;
  const q = entries.find(([name]) => name === "q")?.[1].trim() ?? "";
  if (q === "") return keepAndOpen(submission, adds ? "new-patient" : "find");
  if (adds) return keepAndOpen(submission, "new-patient", { s: await keepSearch(context, { q }) });
  const found = await findPatient(context, q);
  if ("searchId" in found) return keepAndOpen(submission, "find", { s: found.searchId });
  const asked = await keptAt(submission, {});
  asked.set("patient", found.patientId);
  return redirect(`${orderPath(purchase)}?${asked}`);
}

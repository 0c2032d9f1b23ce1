import type { RouterContextProvider } from "react-router";
import { callsContext, sessionContext } from "~/context.server";
import type { FoundPatient } from "~/forms/fitting/fitting-form";
import { foundOr404 } from "~/middleware/found-or-404.server";

type Context = Readonly<RouterContextProvider>;

const offeredMax = 8;

/** Returns the patients that a text finds, the best match first. */
export async function findPatients(context: Context, words: string): Promise<FoundPatient[]> {
  const tenantId = context.get(sessionContext).tenant._id;
  const { patients } = await context.get(callsContext).patients.search({ tenantId, searchTerm: words, pageSize: offeredMax });
  return patients.map(foundPatientOf);
}

/** Returns the patient in a URL; null when it names none. */
export async function loadPatientOf(context: Context, search: URLSearchParams): Promise<FoundPatient | null> {
  const patientId = search.get("patient");
  if (!patientId) return null;
  const tenantId = context.get(sessionContext).tenant._id;
  return foundPatientOf((await foundOr404(context.get(callsContext).patients.read({ tenantId, patientId }))).patient);
}

function foundPatientOf({ id, firstName, lastName, dob, customerId }: FoundPatient): FoundPatient {
  return { id, firstName, lastName, dob, customerId };
}

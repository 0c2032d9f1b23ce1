import type { RouterContextProvider } from "react-router";
import { callsContext, sessionContext } from "~/context.server";
import type { FoundPatient } from "~/forms/fitting/fitting-form";
import { foundOr404 } from "~/middleware/found-or-404.server";

type Context = Readonly<RouterContextProvider>;

const offeredMax = 8;

/** The patients whom words could mean, the best first. */
export async function findPatients(context: Context, words: string): Promise<FoundPatient[]> {
  const tenantId = context.get(sessionContext).tenant._id;
  const { patients } = await context.get(callsContext).patients.search({ tenantId, searchTerm: words, pageSize: offeredMax });
  return patients.map(offered);
}

/** The patient whom an address names; null where it names none. */
export async function readPatientOf(context: Context, search: URLSearchParams): Promise<FoundPatient | null> {
  const patientId = search.get("patient");
  if (!patientId) return null;
  const tenantId = context.get(sessionContext).tenant._id;
  return offered((await foundOr404(context.get(callsContext).patients.read({ tenantId, patientId }))).patient);
}

function offered({ id, firstName, lastName, dob, customerId }: FoundPatient): FoundPatient {
  return { id, firstName, lastName, dob, customerId };
}

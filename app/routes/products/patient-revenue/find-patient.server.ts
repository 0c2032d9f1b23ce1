import type { RouterContextProvider } from "react-router";
import { callsContext, sessionContext } from "~/context.server";
import { keepSearch } from "~/middleware/kept-search.server";

/** Returns the only patient that a search finds; otherwise the id under which the search is stored (D33). */
export async function findPatient(
  context: Readonly<RouterContextProvider>,
  q: string,
): Promise<{ patientId: string } | { searchId: string }> {
  const tenantId = context.get(sessionContext).tenant._id;
  const { patients } = await context.get(callsContext).patients.search({ tenantId, searchTerm: q, pageSize: 2 });
  const [only, second] = patients;
  return only && !second ? { patientId: only.id } : { searchId: await keepSearch(context, { q }) };
}

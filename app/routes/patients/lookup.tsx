import { data } from "react-router";
import { text } from "~/calls/text";
import { callsContext, sessionContext } from "~/context.server";
import { isSearchedPatient } from "~/domain/patient/searched-patient";
import { hitOf, type LookupAnswer } from "~/forms/patients/patient-hit";
import { readForm } from "~/middleware/read-form.server";
import type { Route } from "./+types/lookup";

const hitsMax = 8;

/** Only POST is supported: a name is never in a URL (D33). */
export function loader() {
  throw data(null, { status: 405, headers: { Allow: "POST" } });
}

/** Returns the best hits for what has been typed so far; status 422 for a text that cannot be searched for. */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const { typed, mistakes } = await readForm(request, { q: text(100) });
  if (mistakes) return Response.json(mistakes, { status: 422 });
  const searchTerm = typed.q.trim();
  if (searchTerm === "") return answerOf({ searchTerm, patients: [], more: false, adds: false });
  const tenantId = context.get(sessionContext).tenant._id;
  const { patients, next } = await context.get(callsContext).patients.search({ tenantId, searchTerm, pageSize: hitsMax });
  const adds = !patients.some((patient) => isSearchedPatient(patient, searchTerm));
  return answerOf({ searchTerm, patients: patients.map(hitOf), more: next !== null, adds });
}

const answerOf = (answer: LookupAnswer) => Response.json(answer, { headers: { "Cache-Control": "no-store" } });

import { safe } from "@orpc/client";
import { data } from "react-router";
import { callsContext, sessionContext } from "~/context.server";
import type { FindingsQuestion } from "~/forms/patient-order/findings-question";
import { currentSessionContext } from "~/middleware/current-session.server";
import { refusalOf } from "~/routes/outcomes.server";
import type { Route } from "./+types/findings";

/** Only POST is supported: what a patient wears is never in a URL (D33). */
export function loader() {
  throw data(null, { status: 405, headers: { Allow: "POST" } });
}

/**
 * Returns the findings for a form that changes in the browser (D75). It is called in the background and therefore outside the guard:
 * without a session it returns nothing, and the form stays.
 */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const { session } = await context.get(currentSessionContext)();
  if (!session) return Response.json({ findings: [] });
  context.set(sessionContext, session);
  const question: FindingsQuestion | null = await request.json().catch(() => null);
  if (question === null || typeof question !== "object") return Response.json(null, { status: 400 });
  const [refusal, answer] = await safe(context.get(callsContext).orderForms.findings({ ...question, locationId: session.locationId }));
  if (refusal) return Response.json(null, { status: refusalOf(refusal).status });
  return Response.json(answer, { headers: { "Cache-Control": "no-store" } });
}

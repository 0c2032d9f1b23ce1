import { safe } from "@orpc/client";
import { data } from "react-router";
import { callsContext } from "~/context.server";
import { textEntries, textOf } from "~/forms/form-texts";
import { postedForm } from "~/middleware/read-form.server";
import { refusalOf } from "~/routes/outcomes.server";
import type { Route } from "./+types/kept-form";

/** Only POST is supported: what is typed is never in a URL (D33). */
export function loader() {
  throw data(null, { status: 405, headers: { Allow: "POST" } });
}

/**
 * Stores a half-typed form of the page `at`, which the page sends while the person types (D31). Returns the id under which the page's URL
 * names it; null when there is nobody to store it for.
 */
export async function action({ request, context }: Route.ActionArgs): Promise<Response> {
  const form = await postedForm(request);
  const entries = textEntries(form).filter(([name]) => name !== "at");
  const [refusal, stored] = await safe(context.get(callsContext).session.keepForm({ path: textOf(form, "at"), entries }));
  const status = refusal ? refusalOf(refusal).status : 200;
  return Response.json({ formId: stored?.formId ?? null }, { status, headers: { "Cache-Control": "no-store" } });
}

import { type RouterContextProvider, redirect } from "react-router";
import { callsContext } from "~/context.server";
import { parseSolutionView } from "./load-solutions-page.server";

type Sent = { form: FormData; entries: [string, string][]; intent: string };

/** Redirects to another search or filter of the solutions, which has a URL; what is typed is stored on the server and restored there. */
export async function showSolutionsView(context: Readonly<RouterContextProvider>, { form, entries, intent }: Sent) {
  const asked = parseSolutionView(form);
  const show = intent.startsWith("show:") ? intent.slice("show:".length) : asked.show;
  const typed = { path: "/products/solutions", entries: entries.filter(([name]) => name !== "intent") };
  const { formId } = await context.get(callsContext).session.keepForm(typed);
  const search = new URLSearchParams({ show, ...(asked.q === "" ? {} : { q: asked.q }), ...(formId ? { form: formId } : {}) });
  return redirect(`/products/solutions?${search}`);
}

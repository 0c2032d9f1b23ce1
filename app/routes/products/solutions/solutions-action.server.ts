import { data, type RouterContextProvider, redirect } from "react-router";
import { v7 as newId } from "uuid";
import { text } from "~/calls/text";
import { parseOnClash } from "~/domain/cart/on-clash";
import { textEntries } from "~/forms/form-texts";
import { noObjection, type RefusedSolutions } from "~/forms/solutions/refused-solutions";
import {
  findSolutionMistakes,
  parseSolutionDraft,
  removedSolutions,
  solutionPreorder,
  withoutRemovals,
} from "~/forms/solutions/solution-draft";
import { withoutUnstorable } from "~/forms/without-unstorable";
import { readForm } from "~/middleware/read-form.server";
import { addToCart } from "../../add-to-cart.server";
import { loadSolutionsPage, parseSolutionView } from "./load-solutions-page.server";
import { refusedByCart } from "./refused-by-cart";
import { showSolutionsView } from "./show-solutions-view.server";

type Args = { request: Request; context: Readonly<RouterContextProvider>; url: URL };

/** Adds or saves the solutions, or shows another view of them with everything typed. */
export async function answerSolutionsForm({ request, context, url }: Args) {
  const { form, typed, mistakes: unreadable } = await readForm(request, { q: text(100) });
  const entries = textEntries(form);
  const sent = (name: string) => entries.findLast(([each]) => each === name)?.[1] ?? "";
  const intent = sent("intent");
  if (!unreadable && (intent === "find" || intent.startsWith("show:")))
    return showSolutionsView(context, { form, entries: withoutUnstorable(entries), intent });
  const { rows, present, carted, draft: initial } = await loadSolutionsPage({ context, url });
  const draft = parseSolutionDraft(entries, initial);
  const refuse = (status: number, refused: Partial<RefusedSolutions>) =>
    data(withoutUnstorable({ ...noObjection(draft, entries), ...refused, view: { ...parseSolutionView(form), q: typed.q } }), { status });
  if (unreadable) return refuse(422, { searchMistake: unreadable.q ?? null });
  const mistakes = findSolutionMistakes(draft, rows);
  if (mistakes) return refuse(422, mistakes);
  const removals = draft.preorderId === initial.preorderId ? removedSolutions(rows, draft.typed, carted) : [];
  if (intent === "keep") return refuse(200, { draft: { ...draft, typed: withoutRemovals(rows, draft.typed, removals) }, stamp: newId() });
  if (removals.length > 0 && sent("confirmed") !== "removal") return refuse(422, { removals });
  const added = await addToCart(context, {
    ...{ preorders: [solutionPreorder(draft, rows, present)], onClash: parseOnClash(sent("onClash")) },
    submittedForm: { path: url.pathname, subject: draft.preorderId },
  });
  if (added.outcome === "saved") return redirect("/products/solutions");
  return refuse(added.status, refusedByCart(added, draft, newId));
}

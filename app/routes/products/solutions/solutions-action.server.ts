import { data, type RouterContextProvider, redirect } from "react-router";
import { v7 as newId } from "uuid";
import { text } from "~/calls/text";
import type { Clash } from "~/components/cart/clash-question";
import {
  readSolutionDraft,
  removedSolutions,
  type SolutionDraft,
  type SolutionMistake,
  type SolutionRemoval,
  solutionPreorder,
  totalOf,
  withoutRemovals,
} from "~/components/solutions/solution-draft";
import { callsContext } from "~/context.server";
import { parseOnClash } from "~/domain/order/on-clash";
import { addToCart } from "../../add-to-cart.server";
import { readForm, shownAgain, type TextMistake } from "../../read-form.server";
import { readSolutionsPage, readView } from "./read-solutions-page.server";

type Args = { request: Request; context: Readonly<RouterContextProvider>; url: URL };

/** What a refused form answers; everything typed comes back in `draft`. */
type Refused = {
  draft: SolutionDraft;
  mistakes: SolutionMistake[];
  nothingTyped: boolean;
  /** Why what was searched for cannot be taken. */
  searchMistake: TextMistake | null;
  refusal: { code: string; values: unknown } | null;
  clashes: Clash[];
  /** What saving would remove from the cart; asked before it does. */
  removals: SolutionRemoval[];
  /** Another one shows the form anew with `draft`, instead of what the browser has in its fields. */
  stamp: string;
  entries: [string, string][];
};

/** Adds or saves the solutions, or shows another view of them with everything typed. */
export async function answerSolutionsForm({ request, context, url }: Args) {
  const { form, typed, mistakes: unreadable } = await readForm(request, { q: text(100) });
  const entries = [...form].map(([name, value]): [string, string] => [name, String(value)]);
  const sent = (name: string) => entries.findLast(([each]) => each === name)?.[1] ?? "";
  const intent = sent("intent");
  if (!unreadable && (intent === "find" || intent.startsWith("show:")))
    return showView(context, form, { entries: shownAgain(entries), intent });
  const { rows, carted, draft: begun } = await readSolutionsPage({ context, url });
  const draft = readSolutionDraft(entries, begun);
  const nothing: Refused = {
    draft,
    mistakes: [],
    nothingTyped: false,
    searchMistake: null,
    refusal: null,
    clashes: [],
    removals: [],
    stamp: "",
    entries,
  };
  const refuse = (status: number, refused: Partial<Refused>) =>
    data({ ...shownAgain({ ...nothing, ...refused, view: { ...readView(form), q: typed.q } }) }, { status });
  if (unreadable) return refuse(422, { searchMistake: unreadable.q ?? null });
  const totals = rows.map((row) => totalOf(row, draft.typed[row.id]));
  const mistakes = totals.flatMap(({ mistake }) => mistake ?? []);
  if (mistakes.length > 0) return refuse(422, { mistakes });
  const isEmpty = totals.every(({ bottles }) => bottles === 0);
  if (isEmpty && draft.revision === null) return refuse(422, { nothingTyped: true });
  const removals = draft.preorderId === begun.preorderId ? removedSolutions(rows, draft.typed, carted) : [];
  if (intent === "keep") return refuse(200, { draft: { ...draft, typed: withoutRemovals(rows, draft.typed, removals) }, stamp: newId() });
  if (removals.length > 0 && sent("confirmed") !== "removal") return refuse(422, { removals });
  const added = await addToCart(context, { preorders: [solutionPreorder(draft, rows)], onClash: parseOnClash(sent("onClash")) });
  switch (added.outcome) {
    case "alreadyInCart":
      return refuse(added.status, { clashes: added.clashes });
    case "changedElsewhere":
      return refuse(added.status, { refusal: { code: "changedElsewhere", values: null }, draft: { ...draft, revision: added.revision } });
    case "gone":
      return refuse(added.status, {
        refusal: { code: "gone", values: null },
        draft: { ...draft, preorderId: newId(), revision: null },
        stamp: newId(),
      });
    case "refused":
      return refuse(added.status, { refusal: { code: added.code, values: added.values } });
    case "saved":
      return redirect("/products/solutions");
  }
}

/** Search and filters have an address; what is typed is kept on the server and comes back there. */
async function showView(context: Args["context"], form: FormData, { entries, intent }: { entries: [string, string][]; intent: string }) {
  const asked = readView(form);
  const show = intent.startsWith("show:") ? intent.slice("show:".length) : asked.show;
  const kept = { path: "/products/solutions", entries: entries.filter(([name]) => name !== "intent") };
  const { formId } = await context.get(callsContext).session.keepForm(kept);
  const search = new URLSearchParams({ show, ...(asked.q === "" ? {} : { q: asked.q }), ...(formId ? { form: formId } : {}) });
  return redirect(`/products/solutions?${search}`);
}

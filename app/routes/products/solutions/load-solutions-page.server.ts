import { safe } from "@orpc/client";
import type { RouterContextProvider } from "react-router";
import { v7 as newId } from "uuid";
import { callsContext, sessionContext } from "~/context.server";
import { isUuid } from "~/domain/is-uuid";
import { maximumQuantity } from "~/domain/order/quantity";
import { beginDraft, cartedSolutions, parseSolutionDraft, type SolutionDraft } from "~/forms/solutions/solution-draft";
import { type AskedShelf, type SolutionView, solutionRow } from "~/forms/solutions/solution-row";

type Args = { context: Readonly<RouterContextProvider>; url: URL };

/** Returns the market's solutions with what is in the cart; a stored form (D31) is applied on top, and `solution` adds one bottle of it. */
export async function loadSolutionsPage({ context, url }: Args) {
  const calls = context.get(callsContext);
  const { locationId, tenant } = context.get(sessionContext);
  const { solutions } = await calls.catalogue.solutions({ country: tenant.countryCode, pageSize: 100 });
  const shelves = await loadShelves(context, solutions);
  const rows = solutions.map((solution) => solutionRow(solution, shelves.get(solution.id)));
  const { preordersSolution } = await calls.cart.populate({ locationId });
  const active = preordersSolution.find(({ status }) => status === "active");
  const present = active ? cartedSolutions(active) : null;
  const initial = beginDraft(rows, present, newId);
  const typed = await loadStoredForm(context, url.searchParams.get("form") ?? "");
  const named = url.searchParams.get("solution") ?? "";
  const isNew = rows.some(({ id }) => id === named) && initial.typed[named] === undefined;
  const withNamed: SolutionDraft = isNew ? { ...initial, typed: { ...initial.typed, [named]: { cases: "", bottles: "1" } } } : initial;
  return {
    rows,
    draft: typed ? parseSolutionDraft(typed, initial) : withNamed,
    view: parseSolutionView(url.searchParams),
    /** The preorder in the cart that the form changes. */
    present,
    /** Bottles in the cart by solution. */
    carted: Object.fromEntries((present?.lines ?? []).map(({ solutionId, quantity }) => [solutionId, quantity])),
    /** The same URL and the same cart keep the same form. */
    stamp: [typed ? url.searchParams.get("form") : "", present?.id ?? "", present?.revision ?? ""].join("|"),
  };
}

/** Returns the stock of as many bottles as a line may hold. */
async function loadShelves(context: Args["context"], solutions: readonly { id: string }[]): Promise<Map<string, AskedShelf>> {
  if (solutions.length === 0) return new Map();
  const { locationId, tenant } = context.get(sessionContext);
  const items = solutions.map(({ id }) => ({ productId: id, quantity: maximumQuantity }));
  const answer = await context.get(callsContext).orders.stockStatus({ country: tenant.countryCode, locationId, items });
  return new Map(answer.items.map((item) => [item.productId, item]));
}

/** Returns which solutions the URL asks for. */
export function parseSolutionView(search: { get: (name: string) => FormDataEntryValue | null }): SolutionView {
  const show = search.get("show");
  return { q: String(search.get("q") ?? "").slice(0, 100), show: show === "favourites" || show === "starters" ? show : "all" };
}

async function loadStoredForm(context: Args["context"], formId: string): Promise<[string, string][] | null> {
  if (!isUuid(formId)) return null;
  const [, stored] = await safe(context.get(callsContext).session.readForm({ formId }));
  return stored?.path === "/products/solutions" ? stored.entries : null;
}

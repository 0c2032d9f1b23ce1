import { isDefinedError, safe } from "@orpc/client";
import { data, type RouterContextProvider, redirect } from "react-router";
import { callsContext, noticeContext } from "~/context.server";
import { type ChoiceRow, editsOf } from "~/forms/settings/catalogue-draft";
import type { CatalogueRefusal } from "~/forms/settings/catalogue-refusal";
import { managedSearch, parseManagedView } from "~/forms/settings/managed-view";
import { keepRows } from "./kept-catalogue-rows.server";

type SaveContext = { url: URL; context: Readonly<RouterContextProvider> };

/** Saves the rows in one transaction; those with an id in `left` stay unsaved. */
export async function saveRows(rows: ChoiceRow[], left: readonly string[], { url, context }: SaveContext) {
  const isLeft = ({ id }: ChoiceRow) => left.includes(id);
  const editSeriesInputs = editsOf(rows.filter((row) => !isLeft(row)));
  const back = addressOf(url);
  if (editSeriesInputs.length === 0) return redirect(back);
  const [refusal, answer] = await safe(context.get(callsContext).catalogue.updateVisibility({ editSeriesInputs }));
  if (!refusal) {
    await keepRows(rows.filter(isLeft), url, context);
    const key = answer.updated > 0 ? "practiceCatalogue:save.saved" : "practiceCatalogue:save.nothing";
    context.get(noticeContext).add({ key, values: { count: answer.updated } });
    return redirect(back);
  }
  if (!isDefinedError(refusal)) throw refusal;
  if (refusal.code === "inOpenCart" || refusal.code === "changedElsewhere") {
    const inCarts = "inCarts" in refusal.data ? refusal.data.inCarts : [];
    const found: CatalogueRefusal = { inCarts, changed: refusal.data.changed };
    return data({ rows, refusal: found }, { status: 409 });
  }
  throw refusal;
}

/** Returns the URL of the view that the form was sent from, without the stored form. */
export const addressOf = (url: URL) => `${url.pathname}${managedSearch(parseManagedView(url.searchParams))}`;

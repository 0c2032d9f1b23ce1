import { isDefinedError, safe } from "@orpc/client";
import { data, type RouterContextProvider, redirect } from "react-router";
import {
  actOn,
  changedRows,
  editsOf,
  intentName,
  keptSubject,
  pickName,
  readAct,
  readRows,
  readSaveOthers,
  rowEntries,
} from "~/components/settings/catalogue-draft";
import type { CatalogueRefusal } from "~/components/settings/catalogue-refusal";
import { managedSearch, readManagedView } from "~/components/settings/managed-view";
import { callsContext, noticeContext } from "~/context.server";
import { discardKeptForm, readKeptForms } from "~/middleware/kept-form.server";

type Context = Readonly<RouterContextProvider>;
type Rows = ReturnType<typeof readRows>;

/** What the person set and has not saved: the form that the address names, else the newest kept of this page (D31). */
export async function readKeptRows(url: URL, context: Context): Promise<Rows> {
  const { named, all } = await readKeptForms({ url, context }, url.pathname);
  return changedRows(readRows(named ?? all[0] ?? []));
}

/** Saves every changed row of the form, or does what its button says to the rows and comes back with them unsaved. */
export async function answerCatalogueForm(form: FormData, url: URL, context: Context) {
  const rows = readRows(form);
  const intent = String(form.get(intentName) ?? "save");
  const left = intent === "save" ? [] : readSaveOthers(intent);
  if (left) return saveRows(changedRows(rows), left, { url, context });
  const act = readAct(intent);
  const picked = new Set(form.getAll(pickName).map(String));
  const unsaved = intent === "discard" ? [] : changedRows(act ? actOn(rows, act, picked) : rows);
  await keepRows(unsaved, url, context);
  return redirect(addressOf(url));
}

/** Saves the rows in one transaction; those with an id of `left` stay as they are set, unsaved. */
async function saveRows(rows: Rows, left: readonly string[], { url, context }: { url: URL; context: Context }) {
  const isLeft = ({ id }: Rows[number]) => left.includes(id);
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

/** The view that the form was sent from; what was kept of the form is no part of it. */
const addressOf = (url: URL) => `${url.pathname}${managedSearch(readManagedView(url.searchParams))}`;

/** Keeps the unsaved rows on the server (D31); none of them forgets what was kept. */
async function keepRows(rows: Rows, url: URL, context: Context): Promise<void> {
  const path = url.pathname;
  if (rows.length === 0) return discardKeptForm({ context, path, subject: keptSubject });
  const entries: [string, string][] = [["id", keptSubject], ...rowEntries(rows)];
  await context.get(callsContext).session.keepForm({ path, entries });
}

import type { RouterContextProvider } from "react-router";
import { callsContext } from "~/context.server";
import { changedRows, keptSubject, parseRows, rowEntries } from "~/forms/settings/catalogue-draft";
import { discardKeptForm, loadKeptForms } from "~/middleware/kept-form.server";

type Context = Readonly<RouterContextProvider>;
type Rows = ReturnType<typeof parseRows>;

/** Returns the person's unsaved settings: the form in the URL, else the newest stored one of this page (D31). */
export async function loadKeptRows(url: URL, context: Context): Promise<Rows> {
  const { named, all } = await loadKeptForms({ url, context }, url.pathname);
  return changedRows(parseRows(named ?? all[0] ?? []));
}

/** Stores the unsaved rows on the server (D31); without any, deletes what was stored. */
export async function keepRows(rows: Rows, url: URL, context: Context): Promise<void> {
  const path = url.pathname;
  if (rows.length === 0) return discardKeptForm({ context, path, subject: keptSubject });
  const entries: [string, string][] = [["id", keptSubject], ...rowEntries(rows)];
  await context.get(callsContext).session.keepForm({ path, entries });
}

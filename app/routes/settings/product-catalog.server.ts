import { type RouterContextProvider, redirect } from "react-router";
import { textOf } from "~/forms/form-texts";
import { actOn, changedRows, intentName, parseAct, parseRows, parseSaveOthers, pickName } from "~/forms/settings/catalogue-draft";
import { keepRows } from "./kept-catalogue-rows.server";
import { addressOf, saveRows } from "./save-catalogue-rows.server";

/** Saves every changed row of the form, or applies a button to the rows and returns them unsaved. */
export async function answerCatalogueForm(form: FormData, url: URL, context: Readonly<RouterContextProvider>) {
  const rows = parseRows(form);
  const intent = textOf(form, intentName) || "save";
  const left = intent === "save" ? [] : parseSaveOthers(intent);
  if (left) return saveRows(changedRows(rows), left, { url, context });
  const act = parseAct(intent);
  const picked = new Set(form.getAll(pickName).map(String));
  const unsaved = intent === "discard" ? [] : changedRows(act ? actOn(rows, act, picked) : rows);
  await keepRows(unsaved, url, context);
  return redirect(addressOf(url));
}

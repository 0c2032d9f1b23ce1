import { isDefinedError, safe } from "@orpc/client";
import type { RouterContextProvider } from "react-router";
import { callsContext, sessionContext } from "~/context.server";
import { textOf } from "~/forms/form-texts";
import type { RefusedName } from "~/forms/people/refused-name";
import { savedMeanwhile } from "~/forms/saved-meanwhile";
import { withoutUnstorable } from "~/forms/without-unstorable";
import { refusedAccountForm } from "./refused-account-form.server";

type Context = Readonly<RouterContextProvider>;

/**
 * Saves one's own name; null when it was saved, else everything typed and why not. When somebody else saved another name first: what is
 * stored by now, and the version to save on top of it.
 */
export async function changeOwnName(context: Context, form: FormData): Promise<{ refused: RefusedName; status: number } | null> {
  const { user } = context.get(sessionContext);
  const typed = { firstName: textOf(form, "firstName"), lastName: textOf(form, "lastName") };
  const nameVersion = textOf(form, "version");
  const calls = context.get(callsContext);
  const { error } = await safe(calls.users.update({ _id: user._id, ...typed, nameVersion: nameVersion || null }));
  if (!error) return null;
  if (isDefinedError(error) && error.code === "changedElsewhere") {
    const { user: stored } = await calls.session.read();
    const meanwhile = savedMeanwhile(["firstName", "lastName"], typed, stored);
    return { refused: { ...typed, version: stored.nameVersion, mistakes: {}, meanwhile }, status: error.status };
  }
  const { mistakes, status } = refusedAccountForm(error);
  return { refused: { ...withoutUnstorable(typed), version: nameVersion, mistakes }, status };
}

import { redirect } from "react-router";
import { callsContext } from "~/context.server";
import { parseLanguage } from "~/domain/language";
import { sameOriginPath } from "~/domain/same-origin-path";
import { textOf } from "~/forms/form-texts";
import { writeLanguageCookie } from "~/i18n/language-cookie.server";
import { currentSessionContext } from "~/middleware/current-session.server";
import { postedForm } from "~/middleware/read-form.server";
import type { Route } from "./+types/language";

/** Has no page; the language switch posts. */
export function loader() {
  return redirect("/");
}

/**
 * Stores the chosen language (D1), in a cookie for a year and as a signed-in person's setting, and redirects to where the switch was. An
 * open page changes language without loading a new document, which would fail without a connection. An unknown language changes nothing.
 * Before the terms are accepted no setting can be stored, and only the cookie counts.
 */
export async function action({ request, url, context }: Route.ActionArgs) {
  const form = await postedForm(request);
  const language = parseLanguage(textOf(form, "language"));
  const back = sameOriginPath(form.get("returnTo"));
  if (!language) return redirect(back);
  const { session } = await context.get(currentSessionContext)();
  if (session?.user.gpTermsAccepted) await context.get(callsContext).users.chooseLanguage({ language });
  return redirect(back, { headers: { "Set-Cookie": await writeLanguageCookie(language, url.protocol === "https:") } });
}

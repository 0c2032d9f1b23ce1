import { redirect, redirectDocument } from "react-router";
import { parseLanguage } from "~/domain/language";
import { sameOriginPath } from "~/domain/same-origin-path";
import { writeLanguageCookie } from "~/i18n/language-cookie.server";
import type { Route } from "./+types/language";

/** There is nothing to see here; the switch posts. */
export function loader() {
  return redirect("/");
}

/**
 * Keeps the chosen language in a cookie for a year (D1) and goes back to where the switch stood. The whole document is loaded
 * again, because language and direction belong to it. An unknown language changes nothing.
 */
export async function action({ request, url }: Route.ActionArgs) {
  const form = await request.formData();
  const language = parseLanguage(String(form.get("language")));
  const back = sameOriginPath(form.get("returnTo"));
  if (!language) return redirect(back);
  return redirectDocument(back, { headers: { "Set-Cookie": await writeLanguageCookie(language, url.protocol === "https:") } });
}

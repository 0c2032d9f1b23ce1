import type { RouterContextProvider } from "react-router";
import type { SignedIn } from "~/domain/account/signed-in";
import { chooseLanguage } from "~/domain/language";
import { readLanguageCookie } from "~/i18n/language-cookie.server";
import { createI18nMiddleware } from "~/middleware/i18n.server";
import { callContext } from "~/middleware/portal-context.server";
import { requestContext } from "~/middleware/request-facts.server";
import { currentPerson } from "~/services/session/current-person.server";

/** Who is signed in, asked at most once a request; the guard decides what that means for a page. */
export function personOf(context: Readonly<RouterContextProvider>): Promise<SignedIn | null> {
  return currentPerson(context.get(callContext));
}

/** The language of the answer (D1): the person's setting, the cookie, the host. The third middleware of the root route. */
export const languageMiddleware = createI18nMiddleware(async (request, context) => {
  const person = await personOf(context);
  return chooseLanguage({
    setting: person?.language ?? null,
    cookie: await readLanguageCookie(request),
    host: context.get(requestContext).hostname,
  });
});

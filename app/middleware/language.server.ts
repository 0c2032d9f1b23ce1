import type { MiddlewareFunction } from "react-router";
import { chooseLanguage } from "~/domain/language";
import { parseLanguageCookie } from "~/i18n/language-cookie.server";
import { currentSessionContext } from "~/middleware/current-session.server";
import { createI18nMiddleware } from "~/middleware/i18n.server";
import { requestContext } from "~/middleware/request-facts.server";

/** Chooses the language of a page (D1): the person's setting, the cookie, the host. The third middleware of the root route. */
export const languageMiddleware: MiddlewareFunction<Response> = createI18nMiddleware(async (request, context) => {
  const { session } = await context.get(currentSessionContext)();
  return chooseLanguage({
    setting: session?.user.language ?? null,
    cookie: await parseLanguageCookie(request),
    host: context.get(requestContext).hostname,
  });
});

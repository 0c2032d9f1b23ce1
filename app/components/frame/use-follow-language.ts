import { useEffect } from "react";
import { useRouteLoaderData } from "react-router";
import type { Language } from "~/domain/language";
import { dateWordsNamespace } from "~/i18n/date-words";
import { parseEmbeddedTexts } from "~/i18n/embedded-texts";
import { useTexts } from "~/i18n/use-texts";
import { retryUntilAnswered } from "~/offline/connection";
import { isWorthRetrying, retryAfterSeconds } from "~/offline/worth-retrying";

/**
 * Changes to the language of the server's response when it differs from the page's: a person chose it, or signed in with it. The texts are
 * those of a new document; they are requested until the connection delivers them.
 */
export function useFollowLanguage(): void {
  const { i18n } = useTexts();
  const language = useRouteLoaderData<() => { language: Language }>("root")?.language;
  useEffect(() => {
    if (!language || language === i18n.language) return;
    const left = new AbortController();
    const follow = async () => {
      const { texts } = await retryUntilAnswered(() => askForTexts(left.signal), left.signal);
      const known = Object.keys(i18n.getDataByLanguage(i18n.language) ?? {});
      for (const [name, resources] of Object.entries(texts)) i18n.addResourceBundle(language, name, resources);
      // Loads what this page's document lacks before anything is shown in the new language.
      await i18n.loadNamespaces(known.filter((name) => name !== dateWordsNamespace));
      await i18n.changeLanguage(language);
    };
    follow().catch(() => {});
    return () => left.abort();
  }, [i18n, language]);
}

/** Returns the texts in the document of this page; a number when there was no response. */
async function askForTexts(signal: AbortSignal) {
  try {
    const response = await fetch(location.href, { headers: { Accept: "text/html" }, signal });
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    const isRetried = isWorthRetrying(response.status) || response.status >= 500;
    return isRetried ? retryAfterSeconds(response) : parseEmbeddedTexts(page);
  } catch (error) {
    if (signal.aborted) throw error;
    return 0;
  }
}

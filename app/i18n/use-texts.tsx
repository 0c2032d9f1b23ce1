import type { i18n } from "i18next";
import { createContext, type ReactNode, startTransition, use, useEffect, useMemo, useState } from "react";
import { remembered, rememberedIn } from "~/domain/remembered";
import { compiledTexts } from "./compiled-texts";
import type { Names, Translate } from "./translate";

/** What turns keys into texts: `t` for the requested namespaces, and the i18next instance of the page. */
export type Texts<Of extends Names> = { readonly t: Translate<Of>; readonly i18n: i18n };

type TextsOfPage = (names: Names | undefined) => Texts<Names>;

const TextsContext = createContext<TextsOfPage | null>(null);

/** Provides the texts of an instance to the components below; they re-render when its language changes. */
export function TextsProvider({ i18n, children }: { i18n: i18n; children: ReactNode }) {
  const [language, setLanguage] = useState(i18n.language);
  useEffect(() => {
    // The page stays unchanged while texts of the new language are loading.
    const changed = (next: string) => startTransition(() => setLanguage(next));
    i18n.on("languageChanged", changed);
    return () => i18n.off("languageChanged", changed);
  }, [i18n]);
  const texts = useMemo(() => textsOfInstance(i18n, language), [i18n, language]);
  return <TextsContext value={texts}>{children}</TextsContext>;
}

/**
 * Returns the texts of one or more namespaces, the first of them for keys without a prefix. A namespace that the browser does not have yet
 * is fetched, and the component suspends. All components of a page share one translator for each list of namespaces.
 */
export function useTexts<const Of extends Names = "common">(names?: Of): Texts<Of> {
  const texts = use(TextsContext);
  if (!texts) throw new Error("no TextsProvider");
  const found = texts(names);
  const loaded = import.meta.env.SSR ? null : whenLoaded(found.i18n, [names ?? []].flat());
  if (loaded) use(loaded);
  return found as unknown as Texts<Of>;
}

const known = new WeakMap<i18n, Map<string, TextsOfPage>>();

/** Returns the texts of an instance in a language, created once for all pages that the instance renders. */
function textsOfInstance(i18n: i18n, language: string): TextsOfPage {
  return rememberedIn(known, i18n, language, () => makeTexts(i18n, language));
}

function makeTexts(i18n: i18n, language: string): TextsOfPage {
  const made = new Map<string, Texts<Names>>();
  return (names) => remembered(made, String(names), () => ({ t: translator(i18n, language, names), i18n }));
}

/** The server has all texts from the start; a browser looks each one up when needed. */
const translator: typeof compiledTexts = (i18n, language, names) =>
  import.meta.env.SSR ? compiledTexts(i18n, language, names) : (i18n.getFixedT(language, names ?? null) as unknown as Translate<Names>);

const loading = new WeakMap<i18n, Map<string, Promise<void>>>();

/**
 * Returns the promise of some namespaces in the present language, the same one each time; null when the page came with them. Also after it
 * is fulfilled, because React resumes a suspended component where it called `use`, which must then be called again.
 */
function whenLoaded(i18n: i18n, names: readonly string[]): Promise<void> | null {
  const key = `${i18n.language} ${names}`;
  if (!loading.get(i18n)?.has(key) && names.every((name) => i18n.hasLoadedNamespace(name))) return null;
  return rememberedIn(loading, i18n, key, () => i18n.loadNamespaces(names));
}

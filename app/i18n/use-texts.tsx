import type { DefaultNamespace, FlatNamespace, i18n, Namespace, TFunction } from "i18next";
import { createContext, type ReactNode, startTransition, use, useEffect, useMemo, useState } from "react";
import { compiledTexts } from "./compiled-texts";

/** What turns keys into texts: `t` for the name spaces that were asked for, and the i18next instance of the page. */
export type Texts<Names extends Namespace> = { readonly t: TFunction<Names>; readonly i18n: i18n };

type TextsOfPage = (names: Namespace | undefined) => Texts<Namespace>;

const TextsContext = createContext<TextsOfPage | null>(null);

/** Gives the components below it the texts of an instance; they are drawn again when its language changes. */
export function TextsProvider({ i18n, children }: { i18n: i18n; children: ReactNode }) {
  const [language, setLanguage] = useState(i18n.language);
  useEffect(() => {
    // The page stays as it is while texts of the new language are on their way.
    const changed = (next: string) => startTransition(() => setLanguage(next));
    i18n.on("languageChanged", changed);
    return () => i18n.off("languageChanged", changed);
  }, [i18n]);
  const texts = useMemo(() => textsOfInstance(i18n, language), [i18n, language]);
  return <TextsContext value={texts}>{children}</TextsContext>;
}

/**
 * The texts of one or more name spaces, the first of them for keys without a prefix. A name space that the browser does not have yet is
 * fetched, and the component waits for it. Every component of a page shares one translator for each list of name spaces.
 */
export function useTexts<const Names extends FlatNamespace | readonly [FlatNamespace, ...FlatNamespace[]] = DefaultNamespace>(
  names?: Names,
): Texts<Names> {
  const texts = use(TextsContext);
  if (!texts) throw new Error("no TextsProvider");
  const found = texts(names);
  const loaded = import.meta.env.SSR ? null : whenLoaded(found.i18n, [names ?? []].flat());
  if (loaded) use(loaded);
  return found as unknown as Texts<Names>;
}

const known = new WeakMap<i18n, Map<string, TextsOfPage>>();

/** The texts of an instance in a language: made once, for all pages that the instance renders. */
function textsOfInstance(i18n: i18n, language: string): TextsOfPage {
  const ofInstance = known.get(i18n) ?? new Map<string, TextsOfPage>();
  known.set(i18n, ofInstance);
  const made = ofInstance.get(language) ?? makeTexts(i18n, language);
  ofInstance.set(language, made);
  return made;
}

function makeTexts(i18n: i18n, language: string): TextsOfPage {
  const made = new Map<string, Texts<Namespace>>();
  return (names) => {
    const key = String(names);
    const found = made.get(key) ?? { t: translator(i18n, language, names), i18n };
    made.set(key, found);
    return found;
  };
}

/** The server has all texts from the start; a browser looks each one up when it is asked for. */
const translator: typeof compiledTexts = (i18n, language, names) =>
  import.meta.env.SSR ? compiledTexts(i18n, language, names) : i18n.getFixedT(language, names ?? null);

const loading = new WeakMap<i18n, Map<string, Promise<void>>>();

/**
 * The promise of some name spaces in the present language, the same one each time it is asked for; null when the page came with them.
 * Also after it is fulfilled: React goes on with a component that waited where it called `use`, which therefore has to be called again.
 */
function whenLoaded(i18n: i18n, names: readonly string[]): Promise<void> | null {
  const begun = loading.get(i18n)?.get(`${i18n.language} ${names}`);
  if (begun) return begun;
  if (names.every((name) => i18n.hasLoadedNamespace(name))) return null;
  const ofInstance = loading.get(i18n) ?? new Map<string, Promise<void>>();
  const promise = i18n.loadNamespaces(names);
  loading.set(i18n, ofInstance.set(`${i18n.language} ${names}`, promise));
  return promise;
}

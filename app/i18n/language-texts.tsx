import type { i18n, ResourceLanguage } from "i18next";
import { use, useState } from "react";
import { type UIMatch, useMatches } from "react-router";
import { rememberedIn } from "~/domain/remembered";
import { useTexts } from "~/i18n/use-texts";
import { dateWordsNamespace } from "./date-words";
import { embeddedTextsId, writeEmbeddedTexts } from "./embedded-texts";
import { baseNamespaces } from "./namespaces";
import { StaticTextContext } from "./static-text";

/**
 * Puts this language's texts for the matched routes (`handle.i18n`) into the document, before the scripts. A script of type
 * application/json is data, not code, so the content security policy requires no nonce.
 */
export function LanguageTexts() {
  const { i18n } = useTexts();
  const matches = useMatches();
  const given = import.meta.env.SSR && typeof document === "undefined" ? use(StaticTextContext)(textsOf(i18n, matches)) : null;
  const [json] = useState(() => given ?? document.getElementById(embeddedTextsId)?.textContent ?? "");
  return (
    <script id={embeddedTextsId} type="application/json">
      {json}
    </script>
  );
}

const written = new WeakMap<i18n, Map<string, string>>();

/** Returns the texts of the matched routes as JSON. The server, whose texts never change, writes them once for each set of namespaces. */
function textsOf(i18n: i18n, matches: UIMatch[]): string {
  const names = [...new Set<string>([...baseNamespaces, dateWordsNamespace, ...matches.flatMap(({ handle }) => namespacesOf(handle))])];
  return rememberedIn(written, i18n, `${i18n.language} ${names}`, () => writeTexts(i18n, names));
}

function writeTexts(i18n: i18n, names: readonly string[]): string {
  const texts: ResourceLanguage = Object.fromEntries(names.map((name) => [name, i18n.getResourceBundle(i18n.language, name) ?? {}]));
  return writeEmbeddedTexts({ language: i18n.language, texts });
}

/** Returns the namespaces that a route asks for with `handle.i18n`. */
export function namespacesOf(handle: unknown): string[] {
  if (typeof handle !== "object" || handle === null || !("i18n" in handle) || !Array.isArray(handle.i18n)) return [];
  return handle.i18n.filter((name): name is string => typeof name === "string");
}

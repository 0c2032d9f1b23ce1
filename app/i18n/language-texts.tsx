import type { i18n, ResourceLanguage } from "i18next";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { type UIMatch, useMatches } from "react-router";
import { dateWordsNamespace } from "./date-words";
import { embeddedTextsId, writeEmbeddedTexts } from "./embedded-texts";
import { baseNamespaces } from "./namespaces";

/**
 * Puts the texts of this language that the matched routes ask for (`handle.i18n`) into the document, before the scripts. A script
 * of type application/json is data, not code: the content security policy does not ask a nonce of it.
 */
export function LanguageTexts() {
  const { i18n } = useTranslation();
  const matches = useMatches();
  const [json] = useState(() =>
    typeof document === "undefined" ? textsOf(i18n, matches) : (document.getElementById(embeddedTextsId)?.textContent ?? ""),
  );
  return (
    <script id={embeddedTextsId} type="application/json">
      {json}
    </script>
  );
}

function textsOf(i18n: i18n, matches: UIMatch[]): string {
  const names = new Set<string>([...baseNamespaces, dateWordsNamespace, ...matches.flatMap(({ handle }) => namespacesOf(handle))]);
  const texts: ResourceLanguage = Object.fromEntries([...names].map((name) => [name, i18n.getResourceBundle(i18n.language, name) ?? {}]));
  return writeEmbeddedTexts({ language: i18n.language, texts });
}

/** The namespaces that a route asks for with `handle.i18n`. */
export function namespacesOf(handle: unknown): string[] {
  if (typeof handle !== "object" || handle === null || !("i18n" in handle) || !Array.isArray(handle.i18n)) return [];
  return handle.i18n.filter((name): name is string => typeof name === "string");
}

import type { ResourceLanguage } from "i18next";
import { languageFolder, namespaceName } from "./namespace-name";

const files = import.meta.glob<Record<string, ResourceLanguage>>("../locales/*/*.ts");

/** Calls a dynamic import and returns what it brings; the browser's calls it again until there is a connection. */
export type Load = <T extends object>(load: () => Promise<T>) => Promise<T>;

/** Loads one namespace of one language; each is a file of its own that the browser may keep permanently. */
export async function loadTexts(language: string, namespace: string, load: Load): Promise<ResourceLanguage> {
  const found = Object.entries(files).find(([path]) => languageFolder(path) === language && namespaceName(path) === namespace);
  const texts = found && (await load(found[1]))[namespace];
  if (!texts) throw new Error(`No texts for ${language} ${namespace}`);
  return texts;
}

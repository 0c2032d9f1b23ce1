import type { ResourceLanguage } from "i18next";
import { languageFolder, namespaceName } from "./namespace-name";

const files = import.meta.glob<Record<string, ResourceLanguage>>("../locales/*/*.ts");

/** Calls a dynamic import and returns its result; the browser's version retries until there is a connection. */
export type Load = <T extends object>(load: () => Promise<T>) => Promise<T>;

/** Loads one namespace of one language; each is a separate file that the browser may cache permanently. */
export async function loadTexts(language: string, namespace: string, load: Load): Promise<ResourceLanguage> {
  const found = Object.entries(files).find(([path]) => languageFolder(path) === language && namespaceName(path) === namespace);
  const texts = found && (await load(found[1]))[namespace];
  if (!texts) throw new Error(`No texts for ${language} ${namespace}`);
  return texts;
}

import type { ResourceLanguage } from "i18next";
import { languageFolder, namespaceName } from "./namespace-name";

const files = import.meta.glob<Record<string, ResourceLanguage>>("../locales/*/*.ts");

/** Loads one namespace of one language; each is a file of its own that the browser may keep for good. */
export async function loadTexts(language: string, namespace: string): Promise<ResourceLanguage> {
  const found = Object.entries(files).find(([path]) => languageFolder(path) === language && namespaceName(path) === namespace);
  const texts = (await found?.[1]())?.[namespace];
  if (!texts) throw new Error(`No texts for ${language} ${namespace}`);
  return texts;
}

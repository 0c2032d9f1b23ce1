import type { Resource, ResourceLanguage } from "i18next";
import { languages } from "~/domain/language";
import { dateWordsNamespace } from "./date-words";
import { dateWords } from "./date-words.server";
import { languageFolder, namespaceName } from "./namespace-name";

const files = import.meta.glob<Record<string, ResourceLanguage>>("../locales/*/*.ts", { eager: true });

/** All texts of all languages; read once per process and shared by every request. */
export const resources: Resource = Object.fromEntries(
  languages.map((language) => [
    language,
    {
      ...Object.fromEntries(
        Object.entries(files)
          .filter(([path]) => languageFolder(path) === language)
          .map(([path, module]) => [namespaceName(path), module[namespaceName(path)] ?? {}]),
      ),
      [dateWordsNamespace]: dateWords[language],
    },
  ]),
);

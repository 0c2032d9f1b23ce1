import type { ResourceLanguage } from "i18next";

/** Id of the script element with the texts of the first page. */
export const embeddedTextsId = "texts";

/** The texts of one language that a page needs, by namespace. */
export type EmbeddedTexts = { language: string; texts: ResourceLanguage };

/** Returns JSON that is safe inside a script element: without "<" and line separators. */
export function writeEmbeddedTexts(texts: EmbeddedTexts): string {
  return JSON.stringify(texts).replace(/[<\u2028\u2029]/g, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`);
}

/** Returns the texts that the server put into the document. */
export function parseEmbeddedTexts(document: Document): EmbeddedTexts {
  const json = document.getElementById(embeddedTextsId)?.textContent;
  return json ? (JSON.parse(json) as EmbeddedTexts) : { language: "en", texts: {} };
}

import { type BackendModule, createInstance, type i18n } from "i18next";
import { parseEmbeddedTexts } from "./embedded-texts";
import { i18nOptions } from "./options";
import type { Load } from "./texts";

/** Fetches what a later page needs; the list of files is a chunk of its own, so it is not part of the first page. */
const loader = (load: Load): BackendModule => ({
  type: "backend",
  init: () => undefined,
  read: (language, namespace, done) => {
    load(() => import("./texts"))
      .then(({ loadTexts }) => loadTexts(language, namespace, load))
      .then((texts) => done(null, texts))
      .catch((error: Error) => done(error, null));
  },
});

/**
 * Starts the browser's i18next with the texts that the server put into the document. A component that asks for another namespace suspends
 * until its file is loaded; navigation waits for it as for a route's code.
 */
export function startI18n(document: Document, load: Load): i18n {
  const { language, texts } = parseEmbeddedTexts(document);
  const instance = createInstance({ ...i18nOptions, lng: language, resources: { [language]: texts }, partialBundledLanguages: true });
  void instance.use(loader(load)).init();
  return instance;
}

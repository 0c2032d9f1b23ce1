import { createStore, get, set } from "idb-keyval";
import { type Language, parseLanguage } from "~/domain/language";

const store = () => createStore("dioptre-device", "device");

/** Stores the person's language, for the page that opens without a connection. */
export async function storeDeviceLanguage(language: Language): Promise<void> {
  await set("language", language, store()).catch(() => {});
}

/** Returns the language of the last page that was opened on this device; null when none is stored. */
export async function loadDeviceLanguage(): Promise<Language | null> {
  try {
    return parseLanguage(await get<string>("language", store()));
  } catch {
    return null;
  }
}

import { createStore, type UseStore } from "idb-keyval";

/** What another version of the application kept is discarded (D31). */
export const stateVersion = "1.0.1";

/** How long the device keeps anything (D31). */
export const keptMilliseconds = 12 * 60 * 60_000;

let opened: UseStore | undefined;

/** The browser's own database of drafts and of what waits; all of it goes when the person signs out (D31). */
export function deviceDatabase(): UseStore {
  opened ??= createStore("dioptre-drafts", "drafts");
  return opened;
}

/** Stored with everything that the device keeps: the version, the person and the time. */
export type KeptBy = { version: string; personId: string; savedAtMilliseconds: number };

/** Stored content is used only for the person who made it, by the same version, within 12 hours (D31). */
export function isUsable(stored: KeptBy, personId: string, now: Date): boolean {
  const age = now.getTime() - stored.savedAtMilliseconds;
  return stored.version === stateVersion && stored.personId === personId && age >= 0 && age < keptMilliseconds;
}

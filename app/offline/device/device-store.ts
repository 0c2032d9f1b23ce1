import { createStore, type UseStore } from "idb-keyval";
import { keptMilliseconds } from "~/domain/kept-time";

/** Data of another version of the application is deleted (D31). */
export const stateVersion = "1.0.1";

let opened: UseStore | undefined;

/** Returns the browser's own database of drafts and waiting entries; all of it is deleted when the person signs out (D31). */
export function deviceDatabase(): UseStore {
  opened ??= createStore("dioptre-drafts", "drafts");
  return opened;
}

/** Stored with everything on the device: version, person and time. */
export type StoredBy = { version: string; personId: string; savedAtMilliseconds: number };

/**
 * Whether stored content may be used: only for the person who created it, by the same version, within 12 hours (D31). A device whose clock
 * was set back meanwhile keeps it.
 */
export function isUsable(stored: StoredBy, personId: string, now: Date): boolean {
  const age = Math.abs(now.getTime() - stored.savedAtMilliseconds);
  return stored.version === stateVersion && stored.personId === personId && age < keptMilliseconds;
}

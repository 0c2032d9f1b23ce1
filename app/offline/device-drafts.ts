import { clear, del, get, set, update } from "idb-keyval";
import { deviceDatabase, isUsable, type StoredBy, stateVersion } from "./device/device-store";
import { picturesCache } from "./device/pictures-cache";
import { deleteSubmission } from "./device/submission";
import { notifyWaitingChanged } from "./waiting/waiting-changed";

/** What the device stores of a half-typed form: ids, quantities and lens values, never names, notes or addresses (D31). */
export type Kept<Content extends object> = Content & StoredBy;

/** Where drafts are stored; a device that refuses to store anything simply has none. */
export type DraftStore<Content extends object> = {
  read: (key: string) => Promise<Kept<Content> | undefined>;
  write: (key: string, draft: Kept<Content>) => Promise<void>;
  clear: (key: string) => Promise<void>;
};

/** The same for what several windows write: `update` replaces what is stored, atomically for all of them; undefined stands for nothing. */
export type SharedStore<Content extends object> = DraftStore<Content> & {
  update: (key: string, change: (stored: Kept<Content> | undefined) => Kept<Content> | undefined) => Promise<void>;
};

/** The browser's own database. */
export const deviceStore = <Content extends object>(): SharedStore<Content> => ({
  read: (key) => get<Kept<Content>>(key, deviceDatabase()),
  write: (key, draft) => set(key, draft, deviceDatabase()),
  update: (key, change) => update<Kept<Content> | undefined>(key, change, deviceDatabase()),
  clear: (key) => del(key, deviceDatabase()),
});

/** A draft of a person: its key on this device, and where it is stored. */
export type DraftSlot<Content extends object> = { key: string; personId: string; store: DraftStore<Content> };
export type SharedSlot<Content extends object> = DraftSlot<Content> & { store: SharedStore<Content> };

const keptBy = <Content extends object>(personId: string, content: Content, now: Date): Kept<Content> => ({
  ...content,
  ...{ version: stateVersion, personId, savedAtMilliseconds: now.getTime() },
});

/** Stores a draft. Returns whether the device stored it. */
export const storeOnDevice = <Content extends object>({ key, personId, store }: DraftSlot<Content>, content: Content, now: Date) =>
  succeeds(store.write(key, keptBy(personId, content, now)));

/** Changes the person's draft of the last 12 hours; null stands for none. Returns whether the device stored it. */
export function changeOnDevice<Content extends object>(
  { key, personId, store }: SharedSlot<Content>,
  change: (draft: Content | null) => Content | null,
  now: Date,
): Promise<boolean> {
  const changed = (stored: Kept<Content> | undefined) => {
    const content = change(stored && isUsable(stored, personId, now) ? stored : null);
    return content ? keptBy(personId, content, now) : undefined;
  };
  return succeeds(store.update(key, changed));
}

/** Returns the person's draft of the last 12 hours; null without one. Deletes a draft that may no longer be used. */
export async function loadFromDevice<Content extends object>(
  { key, personId, store }: DraftSlot<Content>,
  now: Date,
): Promise<Kept<Content> | null> {
  try {
    const draft = await store.read(key);
    if (draft === undefined) return null;
    if (isUsable(draft, personId, now)) return draft;
    await store.clear(key);
    return null;
  } catch {
    return null;
  }
}

/** Deletes a draft. Returns whether the device did. */
export const discardFromDevice = <Content extends object>({ key, store }: Omit<DraftSlot<Content>, "personId">) =>
  succeeds(store.clear(key));

/** Deletes everything that this browser stores of a person's work, including viewed images, when the person signs out (D31). */
export async function discardAllDrafts(): Promise<boolean> {
  if ("caches" in globalThis) await caches.delete(picturesCache).catch(() => false);
  deleteSubmission();
  const isDone = await succeeds(clear(deviceDatabase()));
  notifyWaitingChanged();
  return isDone;
}

async function succeeds(work: Promise<void>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch {
    return false;
  }
}

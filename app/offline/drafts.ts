import { clear, createStore, del, get, set, type UseStore } from "idb-keyval";
import type { StockSheet } from "~/domain/order/stock-sheet";

/** Drafts of another version are discarded (spec section 4). */
const stateVersion = "1.0.1";
const keptMilliseconds = 12 * 60 * 60_000;
const key = "stock-draft";

/** What the device keeps of an unfinished stock order: ids, quantities and lens values, never names (D31). */
export type KeptDraft = { version: string; personId: string; savedAtMilliseconds: number; sheets: StockSheet[] };

/** A draft counts for the person who typed it, in this version, for 12 hours (D31). */
export function isDraftUsable(draft: KeptDraft | undefined, personId: string, now: Date): draft is KeptDraft {
  if (draft === undefined || draft.version !== stateVersion || draft.personId !== personId) return false;
  const age = now.getTime() - draft.savedAtMilliseconds;
  return age >= 0 && age < keptMilliseconds;
}

/** Where drafts lie; a device that refuses to keep anything simply keeps nothing. */
export type DraftStore = {
  read: () => Promise<KeptDraft | undefined>;
  write: (draft: KeptDraft) => Promise<void>;
  clear: () => Promise<void>;
};

let opened: UseStore | undefined;
const database = () => {
  opened ??= createStore("dioptre-drafts", "drafts");
  return opened;
};

/** The browser's own database. */
export const deviceStore: DraftStore = {
  read: () => get<KeptDraft>(key, database()),
  write: (draft) => set(key, draft, database()),
  clear: () => del(key, database()),
};

/** Keeps a person's unfinished sheets; none left means nothing is kept. Answers whether the device took it. */
export async function keepDraft(personId: string, sheets: readonly StockSheet[], now: Date, store = deviceStore): Promise<boolean> {
  if (sheets.length === 0) return discardDrafts(store);
  return done(store.write({ version: stateVersion, personId, savedAtMilliseconds: now.getTime(), sheets: [...sheets] }));
}

/** The person's unfinished sheets; what may not be used any more is discarded. */
export async function readDraft(personId: string, now: Date, store = deviceStore): Promise<KeptDraft | null> {
  try {
    const draft = await store.read();
    if (isDraftUsable(draft, personId, now)) return draft;
    if (draft !== undefined) await store.clear();
    return null;
  } catch {
    return null;
  }
}

/** Forgets every draft that this browser keeps, of all pages: when the person signs out (D31). */
export async function discardAllDrafts(): Promise<boolean> {
  return done(clear(database()));
}

/** Forgets the unfinished stock order: everything of it is in the cart, or it may not be used any more. */
export async function discardDrafts(store = deviceStore): Promise<boolean> {
  return done(store.clear());
}

async function done(work: Promise<void>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch {
    return false;
  }
}

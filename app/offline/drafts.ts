import { clear, createStore, del, get, set, type UseStore } from "idb-keyval";
import type { StockSheet } from "~/domain/order/stock-sheet";

/** Drafts of another version are discarded (D31). */
const stateVersion = "1.0.1";
const keptMilliseconds = 12 * 60 * 60_000;

/** Whose draft it is: of a person at one of the locations that person works at, for stock or from one promotion (D74). */
export type DraftOwner = { personId: string; locationId: string; promotionId: string | null };

/** A location keeps one draft for stock and one for each promotion. */
const placeOf = ({ locationId, promotionId }: Omit<DraftOwner, "personId">) => (promotionId ? `${locationId} ${promotionId}` : locationId);

/** What the device keeps of an unfinished stock order: ids, quantities and lens values, never names (D31). */
export type KeptDraft = DraftOwner & { version: string; savedAtMilliseconds: number; sheets: StockSheet[] };

/** A draft counts for the person who typed it, at the location it was typed for, in this version, for 12 hours (D31). */
export function isDraftUsable(draft: KeptDraft | undefined, owner: DraftOwner, now: Date): draft is KeptDraft {
  if (draft === undefined || draft.version !== stateVersion) return false;
  if (draft.personId !== owner.personId || placeOf(draft) !== placeOf(owner)) return false;
  const age = now.getTime() - draft.savedAtMilliseconds;
  return age >= 0 && age < keptMilliseconds;
}

/** Where drafts are, one for each place; a device that refuses to keep anything simply keeps nothing. */
export type DraftStore = {
  read: (place: string) => Promise<KeptDraft | undefined>;
  write: (draft: KeptDraft) => Promise<void>;
  clear: (place: string) => Promise<void>;
};

let opened: UseStore | undefined;
const database = () => {
  opened ??= createStore("dioptre-drafts", "drafts");
  return opened;
};

const keyOf = (place: string) => `stock-draft ${place}`;

/** The browser's own database. */
export const deviceStore: DraftStore = {
  read: (place) => get<KeptDraft>(keyOf(place), database()),
  write: (draft) => set(keyOf(placeOf(draft)), draft, database()),
  clear: (place) => del(keyOf(place), database()),
};

/** Keeps a person's unfinished sheets; none left means nothing is kept. Answers whether the device took it. */
export async function keepDraft(owner: DraftOwner, sheets: readonly StockSheet[], now: Date, store = deviceStore): Promise<boolean> {
  if (sheets.length === 0) return discardDraft(owner, store);
  return done(store.write({ version: stateVersion, ...owner, savedAtMilliseconds: now.getTime(), sheets: [...sheets] }));
}

/** The person's unfinished sheets of a location; what may not be used any more is discarded. */
export async function readDraft(owner: DraftOwner, now: Date, store = deviceStore): Promise<KeptDraft | null> {
  try {
    const draft = await store.read(placeOf(owner));
    if (isDraftUsable(draft, owner, now)) return draft;
    if (draft !== undefined) await store.clear(placeOf(owner));
    return null;
  } catch {
    return null;
  }
}

/** Forgets every draft that this browser keeps, of all pages and locations: when the person signs out (D31). */
export async function discardAllDrafts(): Promise<boolean> {
  return done(clear(database()));
}

/** Forgets the unfinished order of a place: everything of it is in the cart, or it may not be used any more. */
export async function discardDraft(owner: DraftOwner, store = deviceStore): Promise<boolean> {
  return done(store.clear(placeOf(owner)));
}

async function done(work: Promise<void>): Promise<boolean> {
  try {
    await work;
    return true;
  } catch {
    return false;
  }
}

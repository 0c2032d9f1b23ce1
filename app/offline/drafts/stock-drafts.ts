import type { StockSheet } from "~/domain/order/stock-sheet";
import {
  type DraftSlot,
  type DraftStore,
  deviceStore,
  discardFromDevice,
  type Kept,
  loadFromDevice,
  storeOnDevice,
} from "../device-drafts";

/** The owner of a draft: a person at one of their locations, for stock or from one promotion (D74). */
export type DraftOwner = { personId: string; locationId: string; promotionId: string | null };

type Content = { locationId: string; promotionId: string | null; sheets: StockSheet[] };

/** What the device stores of an unfinished stock order (D31). */
export type StoredDraft = Kept<Content>;
export type StockDraftStore = DraftStore<Content>;

/** Returns the slot of a draft: a location has one for stock and one for each promotion. */
function slotOf({ personId, locationId, promotionId }: DraftOwner, store: StockDraftStore): DraftSlot<Content> {
  return { personId, store, key: `stock-draft ${promotionId ? `${locationId} ${promotionId}` : locationId}` };
}

/** Stores a person's unfinished sheets, or removes the draft when there are none. Returns whether the device stored it. */
export function storeDraft(
  owner: DraftOwner,
  sheets: readonly StockSheet[],
  now: Date,
  store: StockDraftStore = deviceStore(),
): Promise<boolean> {
  const { locationId, promotionId } = owner;
  if (sheets.length === 0) return discardDraft(owner, store);
  return storeOnDevice(slotOf(owner, store), { locationId, promotionId, sheets: [...sheets] }, now);
}

/** Returns the person's unfinished sheets of a location; null without any. */
export const loadStoredDraft = (owner: DraftOwner, now: Date, store: StockDraftStore = deviceStore()): Promise<StoredDraft | null> =>
  loadFromDevice(slotOf(owner, store), now);

/** Removes the unfinished order of a location, because all of it is in the cart or it may no longer be used. */
export const discardDraft = (owner: DraftOwner, store: StockDraftStore = deviceStore()): Promise<boolean> =>
  discardFromDevice(slotOf(owner, store));

export { discardAllDrafts } from "../device-drafts";

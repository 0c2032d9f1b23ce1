import { useEffect } from "react";
import type { GridPage } from "~/forms/stock-grid/grid-page";
import { storeKnownSeries } from "~/offline/device/known-series";
import { useWaitInstead } from "~/offline/use-wait-instead";
import type { GridStore } from "./grid-store";
import { type RestoreDraft, useKeptDraft } from "./use-kept-draft";
import { waitWithDraft } from "./wait-with-draft";
import type { SheetCart, SheetOwner } from "./wait-with-sheets";

type Props = {
  page: GridPage;
  owner: SheetOwner;
  cart: SheetCart;
  store: GridStore;
  restore: RestoreDraft;
  isAdding: boolean;
  /** Called when the current add waits on the device instead of being sent. */
  waits: () => void;
};

/**
 * Stores on the device what is typed, and the facts of the series in view, for an order without a connection (D55); lets what is typed wait
 * there when the connection is lost while it is added to the cart. It renders nothing.
 */
export function WaitingGrid({ page: { seriesId, facts, blocks }, owner, cart, store, restore, isAdding, waits }: Props): null {
  const { name } = facts;
  const { personId } = owner;
  useKeptDraft({ ...owner, store, restore });
  useWaitInstead(isAdding, async () => {
    const isWaiting = await waitWithDraft(store, owner, cart);
    if (isWaiting) waits();
    return isWaiting;
  });
  useEffect(() => {
    void storeKnownSeries(personId, { seriesId, name, rxParameterRestrictions: blocks, parameterSortOrder: [] }, new Date());
  }, [seriesId, name, blocks, personId]);
  return null;
}

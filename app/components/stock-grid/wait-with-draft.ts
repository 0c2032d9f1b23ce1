import { pushNotice } from "~/components/notices/current-notices";
import { dirtySheets } from "~/forms/stock-grid/draft-state";
import type { GridStore } from "./grid-store";
import { type SheetCart, type SheetOwner, waitWithSheets } from "./wait-with-sheets";

/** Lets what is typed wait on the device and prepares the grid for what comes next. Returns whether it waits there. */
export async function waitWithDraft(store: GridStore, owner: SheetOwner, cart: SheetCart): Promise<boolean> {
  const { state } = store.draft();
  const next = await waitWithSheets({ owner, sheets: dirtySheets(state), cart, nameOf: (seriesId) => state.facts[seriesId]?.name ?? "" });
  if (!next) return false;
  store.change((draft) => ({
    unread: [],
    state: { ...draft.state, sheets: { ...draft.state.sheets, ...Object.fromEntries(next) } },
  }));
  pushNotice({ key: "frame:line.kept", tone: "caution" });
  return true;
}

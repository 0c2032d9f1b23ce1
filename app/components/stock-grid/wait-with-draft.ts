import { tellNotice } from "~/components/notices/told-notices";
import { openSheet } from "~/domain/order/stock-sheet";
import { dirtySheets } from "./draft-state";
import type { GridStore } from "./grid-store";
import { type SheetOwner, waitWithSheets } from "./wait-with-sheets";

/** Puts what is typed among what waits on the device, and empties the grid for what comes next. Returns whether it waits there. */
export async function waitWithDraft(store: GridStore, owner: SheetOwner): Promise<boolean> {
  const { state } = store.draft();
  const ids = await waitWithSheets({ owner, sheets: dirtySheets(state), nameOf: (seriesId) => state.facts[seriesId]?.name ?? "" });
  if (!ids) return false;
  store.change((draft) => {
    const begun = [...ids].map(([seriesId, id]) => [seriesId, openSheet(seriesId, null, id)]);
    return { unread: [], state: { ...draft.state, sheets: { ...draft.state.sheets, ...Object.fromEntries(begun) } } };
  });
  tellNotice({ key: "frame:line.kept", tone: "caution" });
  return true;
}

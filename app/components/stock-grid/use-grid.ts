import { createContext, startTransition, use, useCallback, useEffect, useState, useSyncExternalStore } from "react";
import type { GridPage } from "./grid-page";
import type { CellState, GridDraft, GridStore } from "./grid-store";

type Grid = { page: GridPage; store: GridStore };

const GridContext = createContext<Grid | null>(null);

export const GridProvider = GridContext.Provider;

/** The grid around a cell: the page, which stays the same while somebody types, and the store that does not. */
export function useGrid(): Grid {
  const grid = use(GridContext);
  if (!grid) throw new Error("useGrid needs the grid above it");
  return grid;
}

/** What one cell shows. */
export function useCell(productId: string): CellState {
  const { store } = useGrid();
  const follow = useCallback((changed: () => void) => store.followCells([productId], changed), [store, productId]);
  const read = () => store.cell(productId);
  return useSyncExternalStore(follow, read, read);
}

/** Boxes of several lenses together; `productIds` is the same array while the grid stays. */
export function useBoxes(productIds: readonly string[]): number {
  const { store } = useGrid();
  const follow = useCallback((changed: () => void) => store.followCells(productIds, changed), [store, productIds]);
  const read = () => store.boxes(productIds);
  return useSyncExternalStore(follow, read, read);
}

/** The lens whose cell has or had the focus. */
export function useFocusedLens(): string | null {
  const { store } = useGrid();
  return useSyncExternalStore(store.followFocus, store.focused, store.focused);
}

/** The draft for what may follow a key a moment later: panel, plot, what the device keeps. Never delays a key. */
export function useDraftLater(store: GridStore): GridDraft {
  const [draft, setDraft] = useState(store.draft);
  useEffect(() => {
    const follow = () => startTransition(() => setDraft(store.draft()));
    follow();
    return store.follow(follow);
  }, [store]);
  return draft;
}

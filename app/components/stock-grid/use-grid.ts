import { createContext, use, useCallback, useEffect, useState, useSyncExternalStore } from "react";
import type { DraftState } from "~/forms/stock-grid/draft-state";
import { type DraftSummary, draftSummary } from "~/forms/stock-grid/draft-summary";
import type { GridPage } from "~/forms/stock-grid/grid-page";
import type { CellState, GridDraft, GridStore } from "./grid-store";

type Grid = {
  page: GridPage;
  store: GridStore;
  /** Boxes of the series that the cart holds in orders that are not edited here, by product id. */
  elsewhere: Readonly<Record<string, number>>;
};

const GridContext = createContext<Grid | null>(null);

export const GridProvider = GridContext.Provider;

/** Returns the grid of a cell: the page, which does not change while somebody types, and the store, which does. */
export function useGrid(): Grid {
  const grid = use(GridContext);
  if (!grid) throw new Error("useGrid needs the grid above it");
  return grid;
}

/** Returns what one cell shows. `isLater`: the caller is updated after the next paint, as everything but the cell itself is. */
export function useCell(productId: string, isLater?: boolean): CellState {
  const { store } = useGrid();
  const follow = useCallback((changed: () => void) => store.followCells([productId], changed, isLater), [store, productId, isLater]);
  const cell = () => store.cell(productId);
  return useSyncExternalStore(follow, cell, cell);
}

/** Returns the boxes of several lenses together; `productIds` must be the same array for as long as the grid is the same. */
export function useBoxes(productIds: readonly string[]): number {
  const { store } = useGrid();
  const follow = useCallback((changed: () => void) => store.followCells(productIds, changed, true), [store, productIds]);
  const boxes = () => store.boxes(productIds);
  return useSyncExternalStore(follow, boxes, boxes);
}

/** Returns the lens whose cell has, or last had, the focus. */
export function useFocusedLens(): string | null {
  const { store } = useGrid();
  return useSyncExternalStore(store.followFocus, store.focused, store.focused);
}

/** Returns when the device last saved the draft; null while it has none of it, undefined until the page has read what it has. */
export function useKeptAt(): Date | null | undefined {
  const { store } = useGrid();
  return useSyncExternalStore(store.followKept, store.keptAt, store.keptAt);
}

/**
 * Returns a part of the draft for what may be updated a moment after a key: panel, plot, what the device stores. Never delays a key. `read`
 * must be the same function while it reads the same part; nothing is rendered while that part stays as it is.
 */
export function useDraftLater<Part>(store: GridStore, read: (draft: GridDraft) => Part): Part {
  const [part, setPart] = useState(() => read(store.draft()));
  useEffect(() => {
    const follow = () => setPart(() => read(store.draft()));
    follow();
    return store.follow(follow);
  }, [store, read]);
  return part;
}

const noTexts: Readonly<Record<string, string>> = {};

/** Returns the same of the texts typed for the series in view, by product id. */
export function useTextsLater<Part>(read: (texts: Readonly<Record<string, string>>) => Part): Part {
  const { page, store } = useGrid();
  const { seriesId } = page;
  return useDraftLater(
    store,
    useCallback(({ state }: GridDraft) => read(state.sheets[seriesId]?.texts ?? noTexts), [seriesId, read]),
  );
}

/** Returns the summary of the draft. */
export function useSummary(): DraftSummary {
  const { page, store } = useGrid();
  return draftSummary(useDraftLater(store, stateOf), page);
}

export const stateOf = ({ state }: GridDraft): DraftState => state;

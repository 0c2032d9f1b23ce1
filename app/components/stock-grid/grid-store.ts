import { boxesOfText } from "~/domain/order/stock-sheet";
import { type DraftState, typeTexts } from "./draft-state";

/** What the page holds that is not in the cart, and the pasted lines that named no lens. */
export type GridDraft = { state: DraftState; unread: readonly string[] };

/** What one cell shows: its text, and the boxes of its lens that the cart holds. */
export type CellState = { text: string; inCart: number };

export type GridStore = ReturnType<typeof createGridStore>;

/**
 * Everything that changes while somebody types, kept outside React: a key redraws its own cell and the totals of that cell; all else
 * follows when there is time for it.
 */
export function createGridStore(begin: GridDraft, beginSeriesId: string) {
  let draft = begin;
  let seriesId = beginSeriesId;
  let focused: string | null = null;
  const cells = new Map<string, CellState>();
  const followers = new Set<() => void>();
  const focusFollowers = new Set<() => void>();
  const cellFollowers = new Map<string, Set<() => void>>();

  const tell = (productIds: Iterable<string>) => {
    const told = new Set([...productIds].flatMap((productId) => [...(cellFollowers.get(productId) ?? [])]));
    for (const changed of [...told, ...followers]) changed();
  };
  const textOf = (productId: string) => draft.state.sheets[seriesId]?.texts[productId] ?? "";

  return {
    draft: () => draft,
    /** The lens whose cell had the focus last, null for none. */
    focused: () => focused,
    /** The same object until the cell changes. */
    cell: (productId: string): CellState => {
      const text = textOf(productId);
      const inCart = draft.state.sheets[seriesId]?.base[productId] ?? 0;
      const known = cells.get(productId);
      if (known?.text === text && known.inCart === inCart) return known;
      const cell = { text, inCart };
      cells.set(productId, cell);
      return cell;
    },
    /** Boxes that the cells of several lenses hold together. */
    boxes: (productIds: readonly string[]): number => productIds.reduce((sum, productId) => sum + boxesOfText(textOf(productId)), 0),
    type: (productId: string, text: string) => {
      draft = { ...draft, state: typeTexts(draft.state, seriesId, { [productId]: text }) };
      tell([productId]);
    },
    focus: (productId: string) => {
      if (productId === focused) return;
      focused = productId;
      for (const changed of focusFollowers) changed();
    },
    /** Changes the draft as a whole: a tool, another state of the cart, another series in view. */
    change: (update: (earlier: GridDraft) => GridDraft, shownSeriesId = seriesId) => {
      draft = update(draft);
      seriesId = shownSeriesId;
      tell(cellFollowers.keys());
    },
    /** Calls `changed` after every change of the draft, until the answered function is called. */
    follow: (changed: () => void): (() => void) => {
      followers.add(changed);
      return () => followers.delete(changed);
    },
    /** The same when another cell gets the focus. */
    followFocus: (changed: () => void): (() => void) => {
      focusFollowers.add(changed);
      return () => focusFollowers.delete(changed);
    },
    /** The same for the changes of some cells alone. */
    followCells: (productIds: readonly string[], changed: () => void): (() => void) => {
      for (const productId of productIds) {
        const present = cellFollowers.get(productId) ?? new Set();
        cellFollowers.set(productId, present.add(changed));
      }
      return () => {
        for (const productId of productIds) cellFollowers.get(productId)?.delete(changed);
      };
    },
  };
}

import { boxesOfText } from "~/domain/order/stock-sheet";
import { type DraftState, typeTexts } from "~/forms/stock-grid/draft-state";
import { afterPaint } from "./after-paint";

/** What is typed on the page and not in the cart, and the pasted lines that named no lens. */
export type GridDraft = { state: DraftState; unread: readonly string[] };

/** What one cell shows: its text, and the boxes of its lens that the cart holds. */
export type CellState = { text: string; inCart: number };

type Followers = Map<string, Set<() => void>>;

export type GridStore = ReturnType<typeof createGridStore>;

/**
 * Everything that changes while somebody types, kept outside React, so that a key updates nothing but its own cell before the browser
 * paints. The marks of the cell, totals, facts and the panel are updated right after that paint.
 */
export function createGridStore(begin: GridDraft, beginSeriesId: string) {
  let draft = begin;
  let seriesId = beginSeriesId;
  let focused: string | null = null;
  let keptAt: Date | null | undefined;
  const cells = new Map<string, CellState>();
  const followers = new Set<() => void>();
  const focusFollowers = new Set<() => void>();
  const keptFollowers = new Set<() => void>();
  const cellFollowers: Followers = new Map();
  const sumFollowers: Followers = new Map();
  const waiting = new Set<() => void>();

  const followersOf = (all: Followers, productId: string) => {
    const present = all.get(productId) ?? new Set();
    all.set(productId, present);
    return present;
  };
  const enter = (groups: readonly Set<() => void>[], changed: () => void) => {
    for (const group of groups) group.add(changed);
    return () => {
      for (const group of [...groups, waiting]) group.delete(changed);
    };
  };
  const notifyLater = (callbacks: Iterable<() => void>) => {
    if (waiting.size === 0) afterPaint(notifyWaiting);
    for (const changed of callbacks) waiting.add(changed);
  };
  const notifyWaiting = () => {
    const callbacks = [...waiting];
    waiting.clear();
    for (const changed of callbacks) changed();
  };
  const notify = (productIds: readonly string[], isShown = false) => {
    const ofCells = productIds.flatMap((productId) => [...followersOf(cellFollowers, productId)]);
    if (!isShown) for (const changed of ofCells) changed();
    const ofSums = productIds.flatMap((productId) => [...followersOf(sumFollowers, productId)]);
    notifyLater([...(isShown ? ofCells : []), ...ofSums, ...followers]);
  };
  const textOf = (productId: string) => draft.state.sheets[seriesId]?.texts[productId] ?? "";

  return {
    draft: () => draft,
    /** The lens whose cell had the focus last, null for none. */
    focused: () => focused,
    /** Returns the same object until the cell changes. */
    cell: (productId: string): CellState => {
      const text = textOf(productId);
      const inCart = draft.state.sheets[seriesId]?.base[productId] ?? 0;
      const known = cells.get(productId);
      if (known?.text === text && known.inCart === inCart) return known;
      const cell = { text, inCart };
      cells.set(productId, cell);
      return cell;
    },
    /** Returns the boxes typed for several lenses together. */
    boxes: (productIds: readonly string[]): number => productIds.reduce((sum, productId) => sum + boxesOfText(textOf(productId)), 0),
    /** `isShown`: the field has the text already, so that its cell too is updated only after the next paint. */
    type: (productId: string, text: string, isShown = false) => {
      draft = { ...draft, state: typeTexts(draft.state, seriesId, { [productId]: text }) };
      notify([productId], isShown);
    },
    /** When the device last saved the draft; null while it has none of it, undefined until the page has read what it has. */
    keptAt: () => keptAt,
    setKeptAt: (at: Date | null) => {
      keptAt = at;
      notifyLater(keptFollowers);
    },
    focus: (productId: string) => {
      if (productId === focused) return;
      focused = productId;
      notifyLater(focusFollowers);
    },
    /** Changes the whole draft: for a tool, a changed cart, or another series in view. */
    change: (update: (earlier: GridDraft) => GridDraft, shownSeriesId = seriesId) => {
      draft = update(draft);
      seriesId = shownSeriesId;
      notify([...cellFollowers.keys()]);
    },
    /** Calls `changed` after the frame that follows each change of the draft, until the returned function is called. */
    follow: (changed: () => void) => enter([followers], changed),
    /** The same when another cell gets the focus. */
    followFocus: (changed: () => void) => enter([focusFollowers], changed),
    /** The same when the device has saved the draft. */
    followKept: (changed: () => void) => enter([keptFollowers], changed),
    /** Calls `changed` with every change of some cells: before the next paint for texts that are not shown yet, after it for the rest. */
    followCells: (productIds: readonly string[], changed: () => void, isLater?: boolean) =>
      enter(
        productIds.map((productId) => followersOf(isLater ? sumFollowers : cellFollowers, productId)),
        changed,
      ),
  };
}

import { useEffectEvent, useLayoutEffect, useRef, useState } from "react";
import type { StockSheet } from "~/domain/order/stock-sheet";
import {
  type AskedBoxes,
  applyTool,
  askFor,
  type CartStock,
  type DraftState,
  mergeSheets,
  showGrid,
  startDraft,
} from "~/forms/stock-grid/draft-state";
import type { GridPage, SheetFacts } from "~/forms/stock-grid/grid-page";
import type { SentForm } from "~/forms/stock-grid/sent-form";
import { createGridStore, type GridDraft } from "./grid-store";

export type DraftSource = {
  page: GridPage;
  cart: CartStock;
  newPreorderId: string;
  /** What a form had sent: refused, or kept while the session was over. */
  sent: SentForm | null;
  /** Whether the last add was accepted. */
  added: boolean;
  /** The boxes that the URL asks for, typed once, when it is opened. */
  asked: AskedBoxes | null;
};

/** Returns the draft of the page: it begins with what was sent, follows the grid and the cart, and takes what is typed. */
export function useStockDraft({ page, cart, newPreorderId, sent, added, asked }: DraftSource) {
  const shown = { page, cart, newPreorderId };
  const begin = (): GridDraft => {
    const state = startDraft({ ...shown, entries: sent?.entries ?? null, others: sent?.others ?? [] });
    if (sent?.tool) return applyTool(state, page, sent.tool);
    return { state: asked && !sent ? askFor(state, page, asked) : state, unread: [] };
  };
  const [store] = useState(() => createGridStore(begin(), page.seriesId));
  const askedNow = asked && `${asked.productId} ${asked.boxes}`;
  const seen = useRef({ page, cart, sent, added, askedNow });
  useLayoutEffect(() => {
    const earlier = seen.current;
    if (earlier.page === page && earlier.cart === cart && earlier.sent === sent && earlier.added === added && earlier.askedNow === askedNow)
      return;
    seen.current = { page, cart, sent, added, askedNow };
    const takesSent = sent !== null && earlier.sent !== sent && (sent.tool !== null || sent.replaces);
    store.change((draft) => {
      if (added && !earlier.added) return { state: startDraft({ ...shown, entries: null, others: [] }), unread: [] };
      if (takesSent) return withFacts(begin(), draft.state);
      const state = showGrid(draft.state, shown);
      return { ...draft, state: asked && earlier.askedNow !== askedNow ? askFor(state, page, asked) : state };
    }, page.seriesId);
  });
  const restore = (sheets: readonly StockSheet[], facts: readonly SheetFacts[]) =>
    store.change((draft) => ({ ...draft, state: showGrid(withKept(draft.state, sheets, facts), shown) }));
  return { store, restore, formRef: useTypedBefore(store.type) };
}

/** Keeps the names that were loaded during this visit. */
function withFacts(draft: GridDraft, earlier: DraftState): GridDraft {
  return { ...draft, state: { ...draft.state, facts: { ...earlier.facts, ...draft.state.facts } } };
}

/** Returns the draft with what the device stored, except where something is typed already, and without series that are no longer known. */
function withKept(state: DraftState, sheets: readonly StockSheet[], facts: readonly SheetFacts[]): DraftState {
  const known = { ...Object.fromEntries(facts.map((each) => [each.seriesId, each])), ...state.facts };
  const taken = sheets.filter(({ seriesId }) => known[seriesId] !== undefined);
  return { sheets: mergeSheets(taken, Object.values(state.sheets)), facts: known };
}

/** Takes over what was typed into the server's page before the script had loaded. */
function useTypedBefore(type: (productId: string, text: string) => void) {
  const form = useRef<HTMLFormElement>(null);
  const onTyped = useEffectEvent(type);
  useLayoutEffect(() => {
    // Once, when the script takes over.
    for (const input of form.current?.querySelectorAll<HTMLInputElement>("input[data-at]") ?? []) {
      if (input.value !== input.defaultValue) onTyped(input.name.slice(input.name.indexOf(":") + 1), input.value);
    }
  }, []);
  return form;
}

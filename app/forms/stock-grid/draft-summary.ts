import { boxesOfText } from "~/domain/order/stock-sheet";
import { type DraftState, dirtySheets } from "./draft-state";
import { type DraftLine, draftLines } from "./grid-draft-lines";
import { cellsOf, type GridCell, type GridPage } from "./grid-page";

/** The form that buttons outside it belong to. */
export const gridFormId = "stock-grid";

export type DraftSummary = {
  lines: DraftLine[];
  /** By how many boxes the cart grows; less than 0 when it shrinks. */
  difference: number;
  /** Something that is in the cart gets another quantity. */
  changesCart: boolean;
  amount: number;
  /** Of what is new in view. */
  backorderBoxes: number;
};

const known = new WeakMap<DraftState, { page: GridPage; summary: DraftSummary }>();

/**
 * Returns the summary of the draft. The panel, its buttons and the line at the bottom of small screens ask for the same, so it is
 * reckoned once.
 */
export function draftSummary(state: DraftState, page: GridPage): DraftSummary {
  const found = known.get(state);
  if (found?.page === page) return found.summary;
  const summary = summaryOf(state, page);
  known.set(state, { page, summary });
  return summary;
}

function summaryOf(state: DraftState, page: GridPage): DraftSummary {
  const lines = draftLines(dirtySheets(state), state.facts);
  const { texts = {}, base = {} } = state.sheets[page.seriesId] ?? {};
  return {
    lines,
    difference: lines.reduce((sum, { added, takenOut }) => sum + added - takenOut, 0),
    changesCart: lines.some((line) => line.changesCart),
    amount: lines.reduce((sum, { amount }) => sum + (amount ?? 0), 0),
    backorderBoxes: page.madeToOrder ? 0 : cellsOf(page).reduce((sum, cell) => sum + laterBoxes(cell, texts, base), 0),
  };
}

function laterBoxes(
  { productId, onHand }: GridCell,
  texts: Readonly<Record<string, string>>,
  base: Readonly<Record<string, number>>,
): number {
  const boxes = boxesOfText(texts[productId]);
  return boxes > (base[productId] ?? 0) ? Math.max(0, boxes - (onHand ?? 0)) : 0;
}

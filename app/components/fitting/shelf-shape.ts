import type { StockShape } from "~/components/lens/stock-dot";

/** The mark of what a shelf holds: full while nothing lacks, half while something is there, a ring where nothing is. */
export function shelfShape({ onShelf, missing }: { onShelf: number; missing: number }): StockShape {
  if (missing === 0) return "full";
  return onShelf > 0 ? "half" : "ring";
}

import type { StockShape } from "~/components/lens/stock-dot";

/** Returns the mark of a lens or set: full when nothing is missing, half when something is there, a ring when nothing is. */
export function shelfShape({ onShelf, missing }: { onShelf: number; missing: number }): StockShape {
  if (missing === 0) return "full";
  return onShelf > 0 ? "half" : "ring";
}

import { createContext, use } from "react";
import type { GridPage } from "./grid-page";

/** What every cell knows; it stays the same while one types. */
export type StockGridTools = {
  page: GridPage;
  /** Puts a text into the cell of a product. */
  type: (productId: string, text: string) => void;
  /** The cell that has the focus, null for none. */
  focus: (productId: string | null) => void;
};

const StockGridContext = createContext<StockGridTools | null>(null);

export const StockGridProvider = StockGridContext.Provider;

/** The grid around a cell. */
export function useStockGrid(): StockGridTools {
  const tools = use(StockGridContext);
  if (!tools) throw new Error("useStockGrid needs the grid above it");
  return tools;
}

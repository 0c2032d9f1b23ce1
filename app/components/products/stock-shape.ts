import type { StockShape } from "~/components/lens/stock-dot";
import type { StockStatus } from "~/domain/stock/stock-status";

const shapes: Record<StockStatus, StockShape> = {
  inStock: "full",
  fewLeft: "half",
  limited: "half",
  someOutOfStock: "half",
  outOfStock: "ring",
  backorder: "ring",
  madeToOrder: "diamond",
  soldOut: "ring",
  callCustomerService: "ring",
};

/** Returns the symbol of a stock status: shape first, colour second. */
export const stockShape = (status: StockStatus): StockShape => shapes[status];

import { lazyPart } from "~/offline/scripts/later";

/** The start of a stock order, loaded where no product is chosen: the grid does not need its cards. */
export const StockStart = lazyPart(
  () => import("./stock-start"),
  (part) => part.StockStart,
);

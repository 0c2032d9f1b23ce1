import { lazy } from "react";

/** The start of a stock order, loaded where no product is chosen: the grid does not need its cards. */
export const StockStart = lazy(async () => ({ default: (await import("./stock-start")).StockStart }));

import { createContext, type ReactNode, use } from "react";
import type { Market } from "./market";

const MarketContext = createContext<Market | null>(null);

/** Tells everything below which market's money, dates and clock to use; the root does it once. */
export function MarketProvider({ market, children }: { market: Market; children: ReactNode }) {
  return <MarketContext value={market}>{children}</MarketContext>;
}

/** The market of the page. */
export function useMarket(): Market {
  const market = use(MarketContext);
  if (!market) throw new Error("useMarket needs a MarketProvider above it");
  return market;
}

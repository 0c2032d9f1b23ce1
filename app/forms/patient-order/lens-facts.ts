import type { Answers } from "~/calls/answers";

/** What the server adds to a lens: its GTIN and the stock for a number of boxes. */
export type LensFacts = {
  /** The lens and the quantity that it was requested for. */
  key: string;
  gtin: string | null;
  stock: Answers["orders"]["stockStatus"]["items"][number];
};

/** Returns the key of facts, which apply to one lens and one quantity only. */
export const factsKey = (productId: string, quantity: number | null) => `${productId} ${Math.max(1, quantity ?? 1)}`;

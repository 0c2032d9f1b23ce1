import type { Answers } from "~/calls/answers";

/** What the server adds to a lens: its trade number and the shelf for so many boxes. */
export type LensFacts = {
  /** The lens and the quantity it was asked for. */
  key: string;
  gtin: string | null;
  stock: Answers["orders"]["stockStatus"]["items"][number];
};

/** Facts hold for one lens and one quantity only. */
export const factsKey = (productId: string, quantity: number | null) => `${productId} ${Math.max(1, quantity ?? 1)}`;

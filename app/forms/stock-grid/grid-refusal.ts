import type { SheetMistake } from "~/domain/order/stock-sheet";
import type { Clash } from "~/forms/cart/clash";

/** A lens whose number differs between this window and the cart. */
export type ConflictRow = { productId: string; mine: string; theirs: number; touched: boolean };
export type Conflict = { seriesId: string; preorderId: string; revision: number; rows: ConflictRow[] };
export type Removal = { productId: string; quantity: number };

/** Why nothing was added, or what must be answered first. */
export type GridRefusal =
  | { code: "quantities"; mistakes: SheetMistake[] }
  | { code: "confirmRemoval"; removals: Removal[] }
  | { code: "changedElsewhere"; conflicts: Conflict[] }
  | { code: "alreadyInCart"; clashes: Clash[] }
  | { code: "impossibleLens" | "productUnavailable"; productId: string }
  | { code: "chooseAQuantity" | "nothingNew" | "alreadyOrdered" | "promotionEnded" }
  | { code: "cartLocked" | "cartLimit" | "other"; values: unknown };

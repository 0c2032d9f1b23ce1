import type { LensValues } from "~/domain/lens/lens-values";
import type { Eye } from "~/domain/order/order-lines";
import { type PricedLine, priceBoughtLenses } from "~/domain/price/price-line";
import type { PopulatedCart } from "~/forms/cart/populated-cart";
import { priceRules } from "~/forms/products/price-rules";
import type { EyeState } from "./eye-state";
import { isWanted } from "./find-draft-mistakes";
import type { OrderSeries } from "./order-series";

type CartedLine = PopulatedCart["preordersPatient"][number]["lines"][number];

/** A line of the draft that differs from the cart; boxes and amount are the change of the cart. The amount is null while not known. */
export type EyeDraftLine = {
  key: string;
  side: Eye;
  quantity: number;
  productName: string;
  packSize: number | null;
  values: LensValues;
  amount: number | null;
  promotion: OrderSeries["promotions"][number] | null;
};

/**
 * Returns what the form has and the cart does not, by eye, at the prices that the cart will show: an order's promotion counts the boxes of
 * both eyes (D25). `carted` are the lines of the edited order; another lens replaces the one in the cart.
 */
export function eyeDraftLines(eyes: readonly EyeState[], carted: readonly CartedLine[]): EyeDraftLine[] {
  const priced = pricedEyes(eyes);
  return eyes.flatMap((state) => {
    const before = carted.find(({ eye }) => eye === state.side);
    const after = state.series && isWanted(state.draft.quantity) ? wantedLine(state, priced.get(state.side)) : null;
    if (!before) return after ? [after] : [];
    if (after === null || state.lens?.productId !== before.productId) return [takenOut(before), ...(after ? [after] : [])];
    const quantity = after.quantity - before.quantity;
    const amount = after.amount === null ? null : after.amount - before.net.amount;
    return quantity === 0 && amount === 0 ? [] : [{ ...after, quantity, amount }];
  });
}

/**
 * Returns the price of each eye's boxes after the promotion that their order reaches, with that promotion; nothing for an eye without a
 * lens.
 */
export function eyePrices(eyes: readonly EyeState[]): Partial<Record<Eye, EyePrice>> {
  const priced = pricedEyes(eyes);
  return Object.fromEntries(
    eyes.flatMap((state) => {
      const line = priced.get(state.side);
      return line && line.unitPrice !== null ? [[state.side, { amount: line.amount, promotion: promotionOf(state, line) }]] : [];
    }),
  );
}

export type EyePrice = Pick<EyeDraftLine, "promotion"> & { amount: number };

const promotionOf = ({ series }: EyeState, { promotionId }: PricedLine) => series?.promotions.find(({ id }) => id === promotionId) ?? null;

function pricedEyes(eyes: readonly EyeState[]): Map<string, PricedLine> {
  const lines = eyes.flatMap(({ side, series, lens, quantity }) =>
    series && lens && quantity ? [{ id: side, seriesId: series.id, packSize: lens.packSize, quantity }] : [],
  );
  const { book, running } = priceRules(eyes.flatMap(({ series }) => series ?? []));
  return new Map(priceBoughtLenses(lines, book, running).map((line) => [line.lineId, line]));
}

function wantedLine(state: EyeState, priced: PricedLine | undefined): EyeDraftLine {
  const { side, series, quantity, pack, values, suggested } = state;
  const isKnown = priced !== undefined && priced.unitPrice !== null && suggested.length === 0;
  return {
    key: side,
    side,
    quantity: quantity ?? 0,
    productName: series?.displayName ?? "",
    packSize: pack?.packSize ?? null,
    values,
    amount: isKnown ? priced.amount : null,
    promotion: isKnown ? promotionOf(state, priced) : null,
  };
}

function takenOut({ eye, quantity, productName, packSize, values, net }: CartedLine): EyeDraftLine {
  const side = eye ?? "right";
  return { key: `${side} out`, side, quantity: -quantity, productName, packSize, values, amount: -net.amount, promotion: null };
}

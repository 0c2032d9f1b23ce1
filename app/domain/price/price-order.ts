import type { CalendarDay, Edition } from "../edition";
import { linesOf, solutionsOf } from "../order/order-lines";
import type { PreorderDraft } from "../order/preorder";
import { boxPrice } from "./box-price";
import { portionHalfUp } from "./portion-half-up";
import { type PricedLine, priceBoughtLenses, pricedLine } from "./price-line";
import { type PriceBook, shownPriceRow } from "./price-row";
import { type Promotion, runningPromotions } from "./promotion";

/**
 * Sums of an order or cart, in the smallest unit. `lenses` and `solutions` are before discount; `net + vat = gross`, whichever of the two
 * the prices are.
 */
export type Sums = { lenses: number; solutions: number; discount: number; fee: number; net: number; vat: number; gross: number };

export type PricedOrder = Sums & { preorderId: string; lines: PricedLine[] };

export type PriceRules = { book: PriceBook; promotions: readonly Promotion[]; vat: Edition["vat"]; day: CalendarDay };

/** Returns the price of one order (D25); `fee` is its shipping fee, 0 when there is none. */
export function priceOrder(preorder: PreorderDraft, fee: number, rules: PriceRules): PricedOrder {
  const lensLines = priceLenses(preorder, rules);
  const solutionLines = priceSolutions(preorder, rules.book);
  const lines = [...lensLines, ...solutionLines];
  const discount = sum(lines.map((line) => line.discount));
  const base = sum(lines.map((line) => line.amount)) + fee;
  const lenses = sum(lensLines.map((line) => line.price));
  const solutions = sum(solutionLines.map((line) => line.price));
  return { preorderId: preorder.id, lines, lenses, solutions, discount, fee, ...vatOf(base, rules.vat) };
}

/** Returns net, VAT and gross of an order's sum. VAT is added to net prices and contained in gross ones; half up, once per order. */
export function vatOf(base: number, vat: Edition["vat"]): { net: number; vat: number; gross: number } {
  if (vat.pricesInclude) {
    const contained = portionHalfUp(base, vat.rateBasisPoints, 10_000 + vat.rateBasisPoints);
    return { net: base - contained, vat: contained, gross: base };
  }
  const added = portionHalfUp(base, vat.rateBasisPoints, 10_000);
  return { net: base, vat: added, gross: base + added };
}

function priceLenses(preorder: PreorderDraft, { book, promotions, day }: PriceRules): PricedLine[] {
  const lines = linesOf(preorder);
  if (preorder.merchandise.purchaseType === "Trial")
    return lines.map((line) => pricedLine(line.id, line.quantity, { unitPrice: 0, annual: false }));
  return priceBoughtLenses(lines, book, runningPromotions(promotions, day));
}

function priceSolutions(preorder: PreorderDraft, book: PriceBook): PricedLine[] {
  return solutionsOf(preorder).map((line) => {
    const row = shownPriceRow(book, line.solutionId);
    return pricedLine(line.id, line.quantity, row ? boxPrice(row, line.quantity) : { unitPrice: null, annual: false });
  });
}

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0);

import type { PriceStep } from "../price/price-step";
import { type ArrivalPart, joinArrivals } from "../stock/arrivals";
import { foldLines } from "./fold-lines";
import type { OrderedLine, OrderedPromotion } from "./placed-order";
import type { ReceiptProduct } from "./receipt";

/** A line of an order as its receipt needs it; `amount` is after the discount, amounts of the smallest unit. */
export type ReceiptLine = Pick<OrderedLine, "id" | "seriesId" | "solutionId" | "productName" | "packSize" | "quantity" | "discount"> & {
  amount: number;
  promotion: OrderedPromotion | null;
  priceStep: PriceStep | null;
  arrivals: readonly ArrivalPart[];
};

/** The products of an order as its receipt names them: the powers of one product in one pack together, whichever eye they are for. */
export function foldReceiptProducts(lines: readonly ReceiptLine[]): ReceiptProduct[] {
  const folds = foldLines(lines.map((line) => ({ ...line, eye: null })));
  return folds.flatMap(({ lines: folded }) => {
    const [first] = folded;
    if (!first) return [];
    const promotion = folded.find((line) => line.promotion !== null)?.promotion ?? null;
    return {
      productName: first.productName,
      packSize: first.solutionId === null ? first.packSize : null,
      quantity: sumOf(folded, "quantity"),
      unit: first.solutionId === null ? "boxes" : "bottles",
      linesQuantity: folded.length,
      amount: sumOf(folded, "amount"),
      discount: sumOf(folded, "discount"),
      promotion: promotion && keptPromotion(promotion),
      priceStep: first.priceStep,
      arrivals: joinArrivals(folded.flatMap(({ arrivals }) => arrivals)),
    };
  });
}

/** What is kept of a promotion with what it made cheaper. */
export function keptPromotion({ id, names, seriesIds, minimumBoxes, discount }: OrderedPromotion): OrderedPromotion {
  return { id, names, seriesIds, minimumBoxes, discount };
}

function sumOf(lines: readonly ReceiptLine[], field: "quantity" | "amount" | "discount"): number {
  return lines.reduce((sum, line) => sum + line[field], 0);
}

import type { PriceStep } from "../price/price-step";
import { type ArrivalPart, joinArrivals } from "../stock/arrivals";
import { foldLines } from "./fold-lines";
import type { OrderedLine, OrderedPromotion } from "./placed-order";
import type { ReceiptLens, ReceiptProduct } from "./receipt";

/** A line of an order for its receipt; `amount` is after the discount, in the smallest unit. The unit price of a trial is null. */
export type ReceiptLine = Pick<OrderedLine, OrderedField> & {
  unitPrice: number | null;
  amount: number;
  promotion: OrderedPromotion | null;
  priceStep: PriceStep | null;
  arrivals: readonly ArrivalPart[];
};

type OrderedField = "id" | "eye" | "seriesId" | "solutionId" | "productName" | "packSize" | "values" | "quantity" | "discount";

/**
 * Returns the products of an order for its receipt: the powers of one product and pack together, for both eyes, with each lens listed
 * within.
 */
export function foldReceiptProducts(lines: readonly ReceiptLine[]): ReceiptProduct[] {
  const folds = foldLines(lines.map((line) => ({ ...line, eye: null, line })));
  return folds.flatMap(({ lines: unsided }) => {
    const folded = unsided.map(({ line }) => line);
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
      promotion: promotion && storedPromotion(promotion),
      priceStep: first.priceStep,
      lenses: folded.flatMap((line) => (line.solutionId === null ? lensOf(line) : [])),
      arrivals: joinArrivals(folded.flatMap(({ arrivals }) => arrivals)),
    };
  });
}

function lensOf({ eye, values, quantity, unitPrice, amount }: ReceiptLine): ReceiptLens {
  return { eye, values, quantity, price: unitPrice ?? 0, amount };
}

/** Returns what is stored of a promotion that discounted a line. */
export function storedPromotion({ id, names, seriesIds, minimumBoxes, discount }: OrderedPromotion): OrderedPromotion {
  return { id, names, seriesIds, minimumBoxes, discount };
}

function sumOf(lines: readonly ReceiptLine[], field: "quantity" | "amount" | "discount"): number {
  return lines.reduce((sum, line) => sum + line[field], 0);
}

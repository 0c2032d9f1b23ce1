import type { OrderedLine } from "~/domain/order/placed-order";
import { storedPromotion } from "~/domain/order/receipt-products";
import type { TransactionPart } from "~/domain/order/split-order";
import { portionHalfUp } from "~/domain/price/portion-half-up";
import type { AppraisedLine } from "~/services/cart/appraised-line.server";

/** Returns the lines of one transaction as they are ordered. */
export function orderedLines(part: TransactionPart, lines: readonly AppraisedLine[]): OrderedLine[] {
  return part.lines.flatMap(({ lineId, quantity }) => {
    const line = lines.find((each) => each.lineId === lineId);
    return line ? [orderedLine(line, quantity, part.available)] : [];
  });
}

/**
 * Returns a line, or the part of it that one transaction delivers. A discount is split by boxes, half up for what leaves now and the rest
 * for what follows, so that the parts add up to the line (D25).
 */
function orderedLine(line: AppraisedLine, quantity: number, available: TransactionPart["available"]): OrderedLine {
  const price = line.unitPrice ?? 0;
  const discountNow = portionHalfUp(line.discount, line.stock.now, line.quantity);
  const discount = available === "now" ? discountNow : line.discount - discountNow;
  const { lineId, eye, seriesId, solutionId, productId, productName, imageId, packSize, values } = line;
  return {
    ...{ id: lineId, eye, seriesId, solutionId, productId, productName, imageId, packSize, values },
    ...{ quantity, price, discount, net: price * quantity - discount },
    promotion: line.promotion && storedPromotion(line.promotion),
    priceStep: line.priceStep,
    promisedDay: (available === "now" ? line.promiseNow : line.promiseLater)?.latestDay ?? null,
  };
}

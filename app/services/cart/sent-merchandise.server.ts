import type { LensLine, Merchandise } from "~/domain/order/preorder";

/** Returns merchandise in the shape of the calls (D48): values are next to the id of a line, and what is absent is null. */
export function sentMerchandise(merchandise: Merchandise) {
  const { category, purchaseType } = merchandise;
  const nothing = { category, purchaseType, rx: null, lines: null, solutions: null };
  if ("solutions" in merchandise) return { ...nothing, solutions: merchandise.solutions };
  if ("lines" in merchandise) return { ...nothing, lines: merchandise.lines.map(sentLine) };
  const { startDate, expirationDate, right, left } = merchandise.rx;
  return { ...nothing, rx: { startDate, expirationDate, right: right && sentLine(right), left: left && sentLine(left) } };
}

/** Returns a line as callers send it. */
export function sentLine({ id, seriesId, productId, packSize, values, quantity }: LensLine) {
  return { ...values, id, seriesId, productId, packSize, quantity };
}

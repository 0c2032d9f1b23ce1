import { lensKey } from "../order/lens-key";
import { type Eye, linesOf, solutionsOf } from "../order/order-lines";
import type { Preorder, PreorderDraft } from "../order/preorder";
import { kindOf } from "../order/preorder-kind";

/** An added line whose lens is already in the cart, and the cart's line (D22). */
export type Clash = {
  preorderId: string;
  lineId: string;
  /** That of the added line; null for stock and solutions. */
  eye: Eye | null;
  incomingQuantity: number;
  existingPreorderId: string;
  existingLineId: string;
  existingQuantity: number;
};

/**
 * Returns the lines that would order a lens twice: same kind, patient, product and pack as an active line of the cart (D22). Preorders that
 * are in the cart under the same id are being edited and do not clash. A preorder that replaces an order clashes only with another one that
 * replaces the same order, because merged with any other line the order would be placed twice or not replaced (D27). If several lines
 * match, the one for the same eye is taken, else the first. Lines must have their productId.
 */
export function findClashes(existing: readonly Preorder[], incoming: readonly PreorderDraft[]): Clash[] {
  const editedIds = new Set(incoming.map((preorder) => preorder.id));
  const existingLines = existing.filter(({ id, status }) => status === "active" && !editedIds.has(id)).flatMap(comparableLines);
  const knownIds = new Set(existing.map((preorder) => preorder.id));
  const addedLines = incoming.filter(({ id }) => !knownIds.has(id)).flatMap(comparableLines);
  return addedLines.flatMap((line) => {
    const same = existingLines.filter(({ key }) => key === line.key);
    const met = same.find(({ eye }) => eye === line.eye) ?? same[0];
    return met ? [clashOf(line, met)] : [];
  });
}

type ComparableLine = { key: string; preorderId: string; lineId: string; eye: Eye | null; quantity: number };

function comparableLines(preorder: PreorderDraft): ComparableLine[] {
  const owner = [kindOf(preorder), preorder.patientId, preorder.replacesOrderId];
  const comparable = (line: { id: string; quantity: number }, eye: Eye | null, product: string): ComparableLine => {
    return { key: JSON.stringify([...owner, product]), preorderId: preorder.id, lineId: line.id, eye, quantity: line.quantity };
  };
  return [
    ...linesOf(preorder).map((line) => comparable(line, line.eye, lensKey(line))),
    ...solutionsOf(preorder).map((line) => comparable(line, null, line.solutionId)),
  ];
}

function clashOf(line: ComparableLine, met: ComparableLine): Clash {
  return {
    preorderId: line.preorderId,
    lineId: line.lineId,
    eye: line.eye,
    incomingQuantity: line.quantity,
    existingPreorderId: met.preorderId,
    existingLineId: met.lineId,
    existingQuantity: met.quantity,
  };
}

import { linesOf, solutionsOf } from "~/domain/order/order-lines";
import type { LensLine, Merchandise, Preorder } from "~/domain/order/preorder";
import { keptSource } from "~/domain/order/source-type";
import { sentMerchandise } from "../cart/sent-merchandise.server";
import type { ReceivedPreorder } from "../cart/sync-request.server";

/** Returns a preorder with one line only; null when it has no such line. */
export function withoutOtherLines<P extends Preorder>(preorder: P, lineId: string): P | null {
  if (![...linesOf(preorder), ...solutionsOf(preorder)].some(({ id }) => id === lineId)) return null;
  return { ...preorder, merchandise: onlyLine(preorder.merchandise, lineId) };
}

function onlyLine(merchandise: Merchandise, lineId: string): Merchandise {
  const isWanted = ({ id }: { id: string }) => id === lineId;
  if ("lines" in merchandise) return { ...merchandise, lines: merchandise.lines.filter(isWanted) };
  if ("solutions" in merchandise) return { ...merchandise, solutions: merchandise.solutions.filter(isWanted) };
  const { right, left } = merchandise.rx;
  const sameLine = (line: LensLine | null) => (line && isWanted(line) ? line : null);
  return { ...merchandise, rx: { ...merchandise.rx, right: sameLine(right), left: sameLine(left) } };
}

/** Returns a stored preorder as a caller would send it, under a new id; without a source that an order of its type may not have (D43). */
export function sentPreorder(
  preorder: Preorder,
  { id, replacesOrderId }: { id: string; replacesOrderId: string | null },
): ReceivedPreorder {
  const { orderType, patientId, shippingAddressId, dispensingPreference, note, promotionId, receivedFrom, merchandise } = preorder;
  return {
    ...{ id, orderType, patientId, shippingAddressId, dispensingPreference, note, promotionId, replacesOrderId },
    sourceType: keptSource(orderType, receivedFrom) ?? undefined,
    merchandise: sentMerchandise(merchandise),
  };
}

import { dayMilliseconds } from "../calendar/days";
import type { OrderedLine } from "../order/placed-order";
import type { OrderStatus } from "../order/status";
import type { Replacement, RequestKind, RequestState } from "../request/order-request";
import type { BoxProduct } from "./counted-box";

/** Number of days after shipping or delivery for which a part that was not received is still expected (D86). */
const expectedDays = { Shipped: 30, Delivered: 4 } as const;
type ExpectedStatus = keyof typeof expectedDays;

/** Maximum number of parts on their way to a location that its expected lines are taken from, the newest (D86). */
export const expectedPartsMax = 2000;

/** Returns since when at the earliest a part has its status that is expected at this moment, by status (D86). */
export function expectedSince(now: Date): Record<ExpectedStatus, Date> {
  const ago = (status: ExpectedStatus) => new Date(now.getTime() - expectedDays[status] * dayMilliseconds);
  return { Shipped: ago("Shipped"), Delivered: ago("Delivered") };
}

/** Whether a part with this status since then is expected at its location (D86). What is shipped to a patient is not. */
export function isExpected({ status, since, toOffice }: { status: OrderStatus; since: Date; toOffice: boolean }, now: Date): boolean {
  return toOffice && (status === "Shipped" || status === "Delivered") && since > expectedSince(now)[status];
}

type LineRequest = {
  lineId: string | null;
  kind: RequestKind;
  state: RequestState;
  replacement: Replacement | null;
  quantity: number | null;
};

export type ShippedPart = {
  lines: readonly OrderedLine[];
  requests: readonly LineRequest[];
  /** Boxes of its lines that have already arrived. */
  received: readonly { lineId: string; quantity: number }[];
};

/** What a line of a part is delivered as: the ordered lens or its replacement, and its boxes; `left` are those that have not arrived. */
export type LineToCome = { lineId: string; product: BoxProduct; quantity: number; left: number };

/**
 * Returns the boxes that a part delivers, by line (D86): a replaced line as its replacement, a line cancelled on request not at all (D79).
 */
export function linesToCome({ lines, requests, received }: ShippedPart): LineToCome[] {
  return lines.flatMap((line): LineToCome[] => {
    const agreed = requests.filter(({ lineId, state }) => lineId === line.id && state === "accepted");
    if (agreed.some(({ kind }) => kind === "cancelLine")) return [];
    const replacement = agreed.find(({ kind }) => kind === "replace")?.replacement;
    const { productId, productName, packSize, quantity } = replacement ?? line;
    const arrived = received.filter(({ lineId }) => lineId === line.id).reduce((sum, each) => sum + each.quantity, 0);
    const product = { productId, productName, packSize, isLens: line.solutionId === null, values: line.values };
    return [{ lineId: line.id, product, quantity, left: Math.max(0, quantity - arrived) }];
  });
}

type Turn = { isForPatient: boolean; placedAt: Date; transactionConfirmationNum: string };

/** Compares two lines in the order in which they are given boxes of their lens (D86): stock before patients, oldest order first. */
export function compareTurns(one: Turn, other: Turn): number {
  return (
    Number(one.isForPatient) - Number(other.isForPatient) ||
    one.placedAt.getTime() - other.placedAt.getTime() ||
    one.transactionConfirmationNum.localeCompare(other.transactionConfirmationNum, "en")
  );
}

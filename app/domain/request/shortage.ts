import type { OrderStatus } from "../order/status";
import { permitted, refused, type Verdict } from "../verdict";
import type { RequestKind, RequestState } from "./order-request";

export type LackingLine = {
  status: OrderStatus;
  /** Whether a box of its part has already arrived. */
  isOpened: boolean;
  /** Boxes of the line that have not arrived, and those of them that were claimed and not declined. */
  left: number;
  claimed: number;
};

/** Whether a part was unpacked, or delivered according to the distributor, so that absent boxes count as missing (D86). */
export const hasArrived = ({ status, isOpened }: Pick<LackingLine, "status" | "isOpened">) => isOpened || status === "Delivered";

/** Returns the boxes of a line that are missing and not yet claimed (D86). */
export function missingBoxes(line: LackingLine): number {
  return hasArrived(line) ? Math.max(0, line.left - line.claimed) : 0;
}

export type ShortageVerdict = Verdict<undefined, "notArrived" | "nothingMissing"> | Verdict<{ max: number }, "shortageQuantity">;

/** Refuses to claim more boxes of a line than are missing (D86). */
export function canClaim(line: LackingLine, quantity: number): ShortageVerdict {
  const max = missingBoxes(line);
  if (!hasArrived(line)) return refused("notArrived");
  if (max === 0) return refused("nothingMissing");
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= max ? permitted : refused("shortageQuantity", { max });
}

type Asked = { kind: RequestKind; state: RequestState; quantity: number | null };

/** Whether a claim is open or accepted, in which case the distributor sends or credits the boxes. */
export const isActiveClaim = ({ kind, state }: Pick<Asked, "kind" | "state">) =>
  kind === "shortage" && (state === "asked" || state === "accepted");

/** Returns the boxes of a line that its requests claim. */
export const claimedBoxes = (requests: readonly Asked[]) =>
  requests.filter(isActiveClaim).reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);

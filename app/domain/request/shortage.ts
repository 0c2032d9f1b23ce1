import type { OrderStatus } from "../order/status";
import { permitted, refused, type Verdict } from "../verdict";
import type { RequestKind, RequestState } from "./order-request";

export type LackingLine = {
  status: OrderStatus;
  /** Did a box of its part arrive already? */
  isOpened: boolean;
  /** Boxes of the line that have not arrived, and those of them that were claimed and not declined. */
  left: number;
  claimed: number;
};

/** Was a part unpacked, or delivered by the distributor's word, so that what is not there lacks (D86)? */
export const hasArrived = ({ status, isOpened }: Pick<LackingLine, "status" | "isOpened">) => isOpened || status === "Delivered";

/** Boxes of a line that lack and nobody has claimed (D86). */
export function missingBoxes(line: LackingLine): number {
  return hasArrived(line) ? Math.max(0, line.left - line.claimed) : 0;
}

export type ShortageVerdict = Verdict<undefined, "notArrived" | "nothingMissing"> | Verdict<{ max: number }, "shortageQuantity">;

/** May so many boxes of a line be claimed as missing (D86)? */
export function canClaim(line: LackingLine, quantity: number): ShortageVerdict {
  const max = missingBoxes(line);
  if (!hasArrived(line)) return refused("notArrived");
  if (max === 0) return refused("nothingMissing");
  return Number.isInteger(quantity) && quantity >= 1 && quantity <= max ? permitted : refused("shortageQuantity", { max });
}

type Asked = { kind: RequestKind; state: RequestState; quantity: number | null };

/** Does a claim stand: asked, or accepted by the distributor, which sends the boxes or credits them? */
export const isStandingClaim = ({ kind, state }: Pick<Asked, "kind" | "state">) =>
  kind === "shortage" && (state === "asked" || state === "accepted");

/** Boxes of a line that were claimed, of the requests about it. */
export const claimedBoxes = (requests: readonly Asked[]) =>
  requests.filter(isStandingClaim).reduce((sum, { quantity }) => sum + (quantity ?? 0), 0);

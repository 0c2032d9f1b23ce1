import { isWorthRetrying } from "../worth-retrying";
import { longestHold } from "./queue";
import type { WaitingClash, WaitingItem, WaitingState } from "./waiting-item";

/** The outcome of sending an entry. */
export type Outcome =
  | { kind: "answered"; gone: readonly string[] }
  /** `sentAt` is when the server sent it, by its own clock; without it the device's clock is all there is. */
  | { kind: "refused"; code: string; message: string; data: Partial<RefusalData>; sentAt?: number }
  /** No response, or one from something in place of the portal: it is sent again. */
  | { kind: "none"; retryAfterSeconds: number }
  /** This person has no session: nothing is sent. */
  | { kind: "signedOut" };

type RefusalData = { clashes: WaitingClash[]; revision: number; until: string; retryAfterSeconds: number };
type Body = { gone?: string[]; code?: string; message?: string; data?: Partial<RefusalData> | null };

/** Returns the outcome of an HTTP response; `body` is null when it is no JSON of the portal. */
export function outcomeOf(status: number, body: Body | null, retryAfterSeconds: number): Outcome {
  if (body === null || isWorthRetrying(status))
    return { kind: "none", retryAfterSeconds: Math.max(retryAfterSeconds, body?.data?.retryAfterSeconds ?? 0) };
  if (status < 300) return { kind: "answered", gone: body.gone ?? [] };
  const { code = "", message = "", data } = body;
  if (code === "sessionExpired" || code === "termsNotAccepted" || code === "secondFactorMissing") return { kind: "signedOut" };
  return { kind: "refused", code, message, data: data ?? {} };
}

/** The refusals of a withdrawal when nothing of the entry is in the cart. */
const nothingToWithdraw = ["chooseAQuantity", "nothingToRestore"];

/** Returns the state of an entry after a response; null when it is finished and leaves the list. `now` is the time of the device. */
export function stateAfter(
  item: WaitingItem,
  outcome: Extract<Outcome, { kind: "answered" | "refused" }>,
  now: number,
): WaitingState | null {
  if (item.isWithdrawn && (outcome.kind === "answered" || nothingToWithdraw.includes(outcome.code))) return null;
  if (outcome.kind === "answered") return { name: outcome.gone.includes(item.id) ? "there" : "inCart", at: now };
  const { code, message, data } = outcome;
  switch (code) {
    case "alreadyInCart":
      return { name: "asks", clashes: (data.clashes ?? []).map(shownClash) };
    case "changedElsewhere":
      return { name: "changed", revision: data.revision ?? null };
    case "cartLocked":
      return { name: "waiting", notBefore: now + heldMilliseconds(data.until, outcome.sentAt ?? now) };
    default:
      return { name: "refused", code, message };
  }
}

const shownClash = ({ productName, values, existingQuantity, incomingQuantity }: WaitingClash): WaitingClash => ({
  ...{ productName, values, existingQuantity, incomingQuantity },
});

/**
 * Returns how long the cart is held after a response sent at `sentAt`: a second to 20 minutes (D23), and a minute when the end of the hold is
 * not known, or is over by a clock that must then be wrong.
 */
function heldMilliseconds(until: string | undefined, sentAt: number): number {
  const left = Date.parse(until ?? "") - sentAt;
  return left > 0 ? Math.min(Math.max(left, 1000), longestHold) : 60_000;
}

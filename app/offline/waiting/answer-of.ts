import { isWorthRetrying } from "../worth-retrying";
import type { WaitingClash, WaitingItem, WaitingState } from "./waiting-item";

/** The outcome of sending an entry. */
export type Outcome =
  | { kind: "answered"; gone: readonly string[] }
  | { kind: "refused"; code: string; message: string; data: Partial<RefusalData> }
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

/** Returns the state of an entry after a response; null when it is finished and leaves the list. */
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
      return { name: "waiting", notBefore: heldUntil(data.until, now) };
    default:
      return { name: "refused", code, message };
  }
}

const shownClash = ({ productName, values, existingQuantity, incomingQuantity }: WaitingClash): WaitingClash => ({
  ...{ productName, values, existingQuantity, incomingQuantity },
});

/** Returns until when the cart is held: 20 minutes at most, whatever the device's clock says (D23). */
function heldUntil(until: string | undefined, now: number): number {
  const end = Date.parse(until ?? "");
  const longest = now + 20 * 60_000;
  return Number.isNaN(end) ? now + 60_000 : Math.min(Math.max(end, now + 1000), longest);
}

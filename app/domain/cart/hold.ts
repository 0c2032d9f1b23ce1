import { hasBegun } from "../clock-rule";
import { permitted, refused, type Verdict } from "../verdict";

/** While a hold runs the cart refuses changes; it promises neither price nor stock (D23, D25). */
export type Hold = { id: string; startedAt: Date; expiresAt: Date };

export const holdMinutes = 20;

/** Returns a hold of 20 minutes in server time, shortened to the end of the session. */
export function startHold(id: string, now: Date, sessionEndsAt: Date): Hold {
  const full = now.getTime() + holdMinutes * 60_000;
  return { id, startedAt: now, expiresAt: new Date(Math.min(full, sessionEndsAt.getTime())) };
}

/** Whether a hold is still running: not at the exact moment of its end, and not when its start is in the future of the clock (D52). */
export function holdRuns(hold: Hold | null, now: Date): boolean {
  return hold !== null && hold.expiresAt.getTime() > now.getTime() && hasBegun(hold.startedAt, now);
}

/**
 * Refuses to submit a review: `checkoutExpired` when no hold is running and `reviewChanged` when another one is; without an id the running
 * hold is meant (D23).
 */
export function checkHold(
  cart: { hold: Hold | null },
  givenHoldId: string | null | undefined,
  now: Date,
): Verdict<undefined, "reviewChanged" | "checkoutExpired"> {
  if (!holdRuns(cart.hold, now)) return refused("checkoutExpired");
  return givenHoldId && givenHoldId !== cart.hold?.id ? refused("reviewChanged") : permitted;
}

/** Returns the hold that remains after a release: a page releases its own hold; releasing an older one does nothing (D23). */
export function releaseHold(hold: Hold | null, releasedHoldId: string): Hold | null {
  return hold?.id === releasedHoldId ? null : hold;
}

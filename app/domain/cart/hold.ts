import { permitted, refused, type Verdict } from "../verdict";

/** While it runs the cart refuses changes; it promises neither price nor stock (D23, D25). */
export type Hold = { id: string; startedAt: Date; expiresAt: Date };

export const holdMinutes = 20;

/** A hold of 20 minutes in server time, cut at the end of the session. */
export function startHold(id: string, now: Date, sessionEndsAt: Date): Hold {
  const full = now.getTime() + holdMinutes * 60_000;
  return { id, startedAt: now, expiresAt: new Date(Math.min(full, sessionEndsAt.getTime())) };
}

/** A hold runs while its end is ahead; at the very moment of its end it is over. */
export function holdRuns(hold: Hold | null, now: Date): boolean {
  return hold !== null && hold.expiresAt.getTime() > now.getTime();
}

/**
 * May this review be submitted? Refused `checkoutExpired` when no hold runs and `reviewChanged` when another one does;
 * without a given id the running hold is meant (D23).
 */
export function checkHold(
  cart: { hold: Hold | null },
  givenHoldId: string | null | undefined,
  now: Date,
): Verdict<undefined, "reviewChanged" | "checkoutExpired"> {
  if (!holdRuns(cart.hold, now)) return refused("checkoutExpired");
  return givenHoldId && givenHoldId !== cart.hold?.id ? refused("reviewChanged") : permitted;
}

/** The hold that is left after a release: going back ends its own hold, an older one does nothing (D23). */
export function releaseHold(hold: Hold | null, releasedHoldId: string): Hold | null {
  return hold?.id === releasedHoldId ? null : hold;
}

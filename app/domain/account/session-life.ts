import { hasBegun } from "../clock-rule";

export const sessionMinutes = { idle: 30, absolute: 12 * 60 } as const;

/** When a session began, when it was last used, and when the person ended it; null when they did not. */
export type SessionTimes = { createdAt: Date; seenAt: Date; endedAt: Date | null };

/**
 * Returns the ends of a session (D10): `expiresAt`, 30 minutes after the last request; `endsAt`, 12 hours after the start. `expiresAt` is
 * never later.
 */
export function sessionEnds({ createdAt, seenAt }: SessionTimes): { expiresAt: Date; endsAt: Date } {
  const endsAt = createdAt.getTime() + sessionMinutes.absolute * 60_000;
  const idleEnd = seenAt.getTime() + sessionMinutes.idle * 60_000;
  return { expiresAt: new Date(Math.min(idleEnd, endsAt)), endsAt: new Date(endsAt) };
}

/** Returns when a session began, which those that continue it keep (D10). */
export function sessionStart({ endsAt }: { endsAt: Date }): Date {
  return new Date(endsAt.getTime() - sessionMinutes.absolute * 60_000);
}

/** Whether the session is active: neither ended by the person nor expired, and its last use not in the future of the clock (D52). */
export function sessionRuns(session: SessionTimes, now: Date): boolean {
  return session.endedAt === null && sessionEnds(session).expiresAt.getTime() > now.getTime() && hasBegun(session.seenAt, now);
}

/** The last use of a session is stored at most this often, so that reading pages does not write on every request. */
const storedAgainAfterMs = 60_000;

/** Whether the last use of a session is to be stored again. */
export function isUseDue({ seenAt }: Pick<SessionTimes, "seenAt">, now: Date): boolean {
  return now.getTime() - seenAt.getTime() > storedAgainAfterMs;
}

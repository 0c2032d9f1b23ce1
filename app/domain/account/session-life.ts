export const sessionMinutes = { idle: 30, absolute: 12 * 60 } as const;

/** When a session began, was last used, and was ended by the person; null while it was not ended. */
export type SessionTimes = { createdAt: Date; seenAt: Date; endedAt: Date | null };

/**
 * The ends of a session (D10): `expiresAt` when no further request comes, 30 minutes after the last one; `endsAt` at the
 * latest, 12 hours after the start. The first is never after the second.
 */
export function sessionEnds({ createdAt, seenAt }: SessionTimes): { expiresAt: Date; endsAt: Date } {
  const endsAt = createdAt.getTime() + sessionMinutes.absolute * 60_000;
  const idleEnd = seenAt.getTime() + sessionMinutes.idle * 60_000;
  return { expiresAt: new Date(Math.min(idleEnd, endsAt)), endsAt: new Date(endsAt) };
}

/** Is the session running: not ended by the person, and not expired? */
export function sessionRuns(session: SessionTimes, now: Date): boolean {
  return session.endedAt === null && sessionEnds(session).expiresAt.getTime() > now.getTime();
}

import { expect, test } from "vitest";
import { sessionEnds, sessionRuns, sessionStart } from "~/domain/account/session-life";

const createdAt = new Date("2026-11-24T06:00:00Z");
const after = (minutes: number, milliseconds = 0) => new Date(createdAt.getTime() + minutes * 60_000 + milliseconds);
const session = (seenAt: Date, endedAt: Date | null = null) => ({ createdAt, seenAt, endedAt });

test.each([
  ["never used again", 0, 30],
  ["used after 29 minutes", 29, 59],
  ["used after 11 hours", 660, 690],
  ["used after 11 hours 30 minutes", 690, 720],
  ["used after 11 hours 45 minutes", 705, 720],
])("a session %s ends 30 minutes later, at most 12 hours after its start", (_, seen, ends) => {
  expect(sessionEnds(session(after(seen)))).toEqual({ expiresAt: after(ends), endsAt: after(720) });
  expect(sessionStart({ endsAt: after(720) })).toEqual(createdAt);
});

test.each([
  ["a millisecond before its end", session(after(0)), after(30, -1), true],
  ["at its end", session(after(0)), after(30), false],
  ["in use after 12 hours", session(after(719)), after(720), false],
  ["ended by the person", session(after(0), after(1)), after(2), false],
])("a session %s runs: %#", (_, given, now, runs) => {
  expect(sessionRuns(given, now)).toBe(runs);
});

import type { Transaction } from "~/db/database.server";
import type { Doors } from "~/db/doors.server";
import { purgeAddressTries } from "~/db/queries/people/address-tries.server";
import { purgeNotedChanges } from "~/db/queries/practice/changes.server";
import {
  listPurgedTenants,
  type PurgeLimits,
  purgeImportPreviews,
  purgeOperatorKeys,
  purgeTenant,
} from "~/db/queries/practice/purge.server";
import { lockRules } from "~/domain/account/sign-in-lock";
import { dayMilliseconds } from "~/domain/calendar/days";
import { recentDays } from "~/domain/search/recent-visit";

const daysAgo = (days: number, now: Date) => new Date(now.getTime() - days * dayMilliseconds);

/** How many days records are kept after they expire. */
const keptDays = {
  /**
   * Until then a session's owner is still known, so that a form sent from a page left open over a weekend is stored for that person (D31).
   */
  session: 7,
  /** Matches the time for which a browser counts as known (D7). */
  attempt: 90,
  /** A required password reset stays required for a year; after that the count starts again. */
  lock: 365,
  key: 30,
  /** A removed note about a patient can be restored for a day (D95). */
  removedNote: 1,
  /** A removed template can be restored for a day (D170). */
  removedTemplate: 1,
  /** How long visits are listed (D172). */
  visit: recentDays,
};

/** Rows of one kind in one transaction, and practices in one list. */
const batch = 200;

type Pace = { size?: number; mayContinue?: () => boolean };

const always = () => true;

/** Returns which records may be deleted at a given time. The audit trail and everything ordered stay forever. */
function purgeLimits(now: Date): PurgeLimits {
  return {
    sessionsSeenBefore: daysAgo(keptDays.session, now),
    attemptsBefore: daysAgo(keptDays.attempt, now),
    locksBefore: daysAgo(keptDays.lock, now),
    lockedFrom: lockRules.wrongWithoutSuccess,
    keysBefore: daysAgo(keptDays.key, now),
    formsUntil: now,
    notesRemovedBefore: daysAgo(keptDays.removedNote, now),
    templatesRemovedBefore: daysAgo(keptDays.removedTemplate, now),
    visitsBefore: daysAgo(keptDays.visit, now),
  };
}

/**
 * Deletes expired records, practice by practice and at most 200 rows of a kind in a transaction, so that nobody waits for it; notes of
 * changes, whose rows nobody waits for, in one statement. Several processes may run it at the same time. Returns how many rows were
 * deleted. `mayContinue` is called between two transactions.
 */
export async function purgeExpired(doors: Doors, now: Date, { size = batch, mayContinue = always }: Pace = {}): Promise<number> {
  const limits = purgeLimits(now);
  let removed = 0;
  let after: string | null = null;
  do {
    const last: string | null = after;
    const tenantIds: string[] = await doors.asPurge(null, (tx) => listPurgedTenants(tx, last, size));
    for (const tenantId of tenantIds) {
      for (let full = true; full && mayContinue(); ) {
        const counts = await doors.asPurge(tenantId, (tx) => purgeTenant({ tx, tenantId }, limits, size));
        removed += counts.reduce((sum, count) => sum + count, 0);
        full = counts.includes(size);
      }
    }
    after = tenantIds.length === size ? (tenantIds.at(-1) ?? null) : null;
  } while (after !== null && mayContinue());
  const ofNoPractice: readonly ((tx: Transaction) => Promise<number>)[] = [
    (tx) => purgeOperatorKeys(tx, limits.keysBefore, size),
    (tx) => purgeImportPreviews(tx, now, size),
    (tx) => purgeAddressTries(tx, daysAgo(1, now), size),
  ];
  if (mayContinue()) removed += await doors.asPurge(null, purgeNotedChanges);
  for (const purge of ofNoPractice) {
    for (let full = true; full && mayContinue(); ) {
      const count = await doors.asPurge(null, purge);
      removed += count;
      full = count === size;
    }
  }
  return removed;
}

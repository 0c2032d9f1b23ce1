import type { CalendarDay } from "../edition";

type Move = { transactionId: string; dayBefore: CalendarDay | null; day: CalendarDay; at: Date };

/**
 * Returns the first and last day of the parts whose promise moved, the most recent first. A part that returned to its day did not move, and
 * one that got its first day did not either.
 */
export function movedPromises<Each extends Move>(moves: readonly Each[]): { dayBefore: CalendarDay; last: Each }[] {
  const sorted = moves.toSorted((one, other) => other.at.getTime() - one.at.getTime());
  const ids = [...new Set(sorted.map(({ transactionId }) => transactionId))];
  return ids.flatMap((id) => {
    const ofPart = sorted.filter(({ transactionId }) => transactionId === id);
    const [last] = ofPart;
    const dayBefore = ofPart.at(-1)?.dayBefore ?? null;
    return last && dayBefore !== null && dayBefore !== last.day ? [{ dayBefore, last }] : [];
  });
}

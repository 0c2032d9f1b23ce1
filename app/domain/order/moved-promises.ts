import type { CalendarDay } from "../edition";

type Move = { transactionId: string; dayBefore: CalendarDay | null; day: CalendarDay; at: Date };

/**
 * From which day to which the parts moved in some time, the part that moved last first. One that came back to its day did not move, and one
 * that was given its first day is promised, not moved.
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

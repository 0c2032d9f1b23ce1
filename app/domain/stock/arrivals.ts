import type { CalendarDay } from "../edition";

/**
 * Boxes that arrive together (D29). `isLater`: they follow what leaves at the next dispatch; `day` is null while nobody knows when.
 * `toPatient`: the courier brings them straight to the patient.
 */
export type ArrivalPart = { quantity: number; day: CalendarDay | null; isLater: boolean; toPatient: boolean };

/** What is known of one line: the boxes that leave now and those that follow, and the day on which each of the two arrives. */
export type LineArrival = { now: number; nowDay: CalendarDay | null; later: number; laterDay: CalendarDay | null; toPatient: boolean };

/** The parts in which a line arrives, without empty ones. */
export function lineArrivals({ now, nowDay, later, laterDay, toPatient }: LineArrival): ArrivalPart[] {
  return joinArrivals([
    { quantity: now, day: nowDay, isLater: false, toPatient },
    { quantity: later, day: laterDay, isLater: true, toPatient },
  ]);
}

/** The parts of several lines together: each day once, what leaves now first, then by day; a day that is not known comes last. */
export function joinArrivals(parts: readonly ArrivalPart[]): ArrivalPart[] {
  const joined = new Map<string, ArrivalPart>();
  for (const part of parts) {
    if (part.quantity === 0) continue;
    const key = `${part.isLater ? 1 : 0} ${part.day ?? "9999"} ${part.toPatient}`;
    joined.set(key, { ...part, quantity: part.quantity + (joined.get(key)?.quantity ?? 0) });
  }
  return [...joined].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, part]) => part);
}

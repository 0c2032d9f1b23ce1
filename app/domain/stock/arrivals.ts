import type { CalendarDay } from "../edition";

/**
 * Boxes that arrive together (D29). `isLater`: they follow what leaves at the next dispatch; `day` is null when not known; `toPatient`: the
 * courier delivers them straight to the patient.
 */
export type ArrivalPart = { quantity: number; day: CalendarDay | null; isLater: boolean; toPatient: boolean };

/** The boxes of one line that leave now and those that follow, with the day on which each of the two arrives. */
export type LineArrival = { now: number; nowDay: CalendarDay | null; later: number; laterDay: CalendarDay | null; toPatient: boolean };

/** Returns the parts in which a line arrives, without empty ones. */
export function lineArrivals({ now, nowDay, later, laterDay, toPatient }: LineArrival): ArrivalPart[] {
  return joinArrivals([
    { quantity: now, day: nowDay, isLater: false, toPatient },
    { quantity: later, day: laterDay, isLater: true, toPatient },
  ]);
}

/** Joins the parts of several lines: each day once, what leaves now first, then by day; an unknown day comes last. */
export function joinArrivals(parts: readonly ArrivalPart[]): ArrivalPart[] {
  const joined = new Map<string, ArrivalPart>();
  for (const part of parts) {
    if (part.quantity === 0) continue;
    const key = `${part.isLater ? 1 : 0} ${part.day ?? "9999"} ${part.toPatient}`;
    joined.set(key, { ...part, quantity: part.quantity + (joined.get(key)?.quantity ?? 0) });
  }
  return [...joined].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, part]) => part);
}

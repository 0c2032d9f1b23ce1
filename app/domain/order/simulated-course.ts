import { addBusinessDays, dispatchDayFrom } from "../calendar/business-days";
import { cutOffFor } from "../calendar/cut-off";
import { addDays } from "../calendar/days";
import { marketInstant } from "../calendar/market-time";
import type { CalendarDay, Edition } from "../edition";
import type { Availability } from "./placed-order";
import type { OrderStatus } from "./status";

type Part = {
  /** Alone decides what happens: the same id has the same course on every machine. */
  id: string;
  available: Availability;
  isMadeToOrder: boolean;
  promisedDay: CalendarDay | null;
  placedAt: Date;
  /** When the order was handed over. */
  receivedAt: Date;
};

export type CourseStep = { status: OrderStatus; at: Date; detail: string | null };

const minute = 60_000;

/**
 * Returns how the built-in simulator moves one part of an order along after it was received (D28): awaited goods wait as backordered or
 * overseas; one in twelve parts from stock is short for a while; then it is packaged before its cut-off, packed, shipped, and delivered on
 * the morning of its promised day.
 */
export function simulatedCourse(part: Part, edition: Edition): CourseStep[] {
  const chance = chanceOf(part.id);
  const leavesAt = leavingMoment(part, edition);
  const isShort = part.available === "now" && !part.isMadeToOrder && chance(12) === 0;
  const wait = part.isMadeToOrder ? "OverseasOrder" : part.available === "later" || isShort ? "Backordered" : null;
  const deliveryDay = part.promisedDay ?? addBusinessDays(cutOffFor(leavesAt, edition).dispatchDay, 1, edition);
  const deliveredAt = marketInstant(deliveryDay, `${String(9 + chance(3)).padStart(2, "0")}:${10 + chance(50)}`, edition.timeZone);
  const planned: CourseStep[] = [
    ...(wait ? [{ status: wait, at: after(part.receivedAt, 20 + chance(40)), detail: null } as const] : []),
    { status: "BeingPackaged", at: after(leavesAt, -20 - chance(30)), detail: null },
    { status: "ReadyToShip", at: after(leavesAt, 10 + chance(20)), detail: "Packed" },
    { status: "Shipped", at: after(leavesAt, 60 + chance(40)), detail: null },
    { status: "Delivered", at: deliveredAt, detail: null },
  ];
  return inSequence(planned, part.receivedAt);
}

/** Returns the cut-off at which the part leaves: the next one, or that of the working day before awaited goods are promised. */
function leavingMoment({ available, isMadeToOrder, promisedDay, placedAt }: Part, edition: Edition): Date {
  const next = cutOffFor(placedAt, edition);
  if ((available === "now" && !isMadeToOrder) || promisedDay === null) return next.cutOffAt;
  let day = addDays(promisedDay, -1);
  while (dispatchDayFrom(day, edition) !== day) day = addDays(day, -1);
  return day > next.dispatchDay ? marketInstant(day, edition.cutOff, edition.timeZone) : next.cutOffAt;
}

/** Returns the steps with at least five minutes between them. */
function inSequence(steps: readonly CourseStep[], start: Date): CourseStep[] {
  let earliest = after(start, 5);
  return steps.map((step) => {
    const at = new Date(Math.max(step.at.getTime(), earliest.getTime()));
    earliest = after(at, 5);
    return { ...step, at };
  });
}

const after = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * minute);

/** Returns a source of whole numbers below a bound, the same for the same text (FNV-1a). */
export function chanceOf(text: string): (bound: number) => number {
  let state = 0x811c9dc5;
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return (bound) => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) >>> 0;
    state = (state + 0x6d2b79f5) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) % bound;
  };
}

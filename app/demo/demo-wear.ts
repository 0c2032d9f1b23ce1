import { addDays, addMonths, daysBetween } from "~/domain/calendar/days";
import type { CalendarDay } from "~/domain/edition";
import type { Modality } from "~/domain/lens/series";
import type { DemoCatalogue } from "./demo-catalogue";
import { type Prescription, prescriptionOf } from "./demo-habits";
import type { DemoPatient } from "./demo-patients";
import { seededRandom } from "./seeded-random";

/** A patient with what is worn, the boxes per order and eye, when the last of them run out, and when the orders were placed. */
export type Wearer = Prescription & {
  patient: DemoPatient;
  boxes: number;
  wearsOneLens: boolean;
  endsOn: CalendarDay;
  /** Whether the patient is due to reorder these days. */
  comesNow: boolean;
  orderDays: CalendarDay[];
};

/** When the boxes of a location's patients run out, in days from today, in rotation: some soon, some already, some these days. */
const soon = { from: 3, to: 13, comesNow: false };
const now = { from: -8, to: 5, comesNow: true };
const later = { from: 30, to: 160, comesNow: false };
const over = { from: -26, to: -9, comesNow: false };
const ends = [soon, now, over, over, soon, now, now, later, soon, now, over, now] as const;

/** Returns the patients of one location with as many days of wearing: each reorders when the boxes run out, some early, some late. */
export function demoWearers(
  patients: readonly DemoPatient[],
  { catalogue, today, oldestDays }: { catalogue: DemoCatalogue; today: CalendarDay; oldestDays: number },
): Wearer[] {
  return patients.map((patient, index) => {
    const random = seededRandom(`wear ${patient.id}`);
    const ageYears = patient.dob === null ? null : Math.floor(daysBetween(patient.dob, today) / 365.25);
    const prescription = prescriptionOf(patient, ageYears, catalogue);
    const boxes = boxesFor(prescription.packSize, random.next());
    const { from, to, comesNow } = ends[index % ends.length] ?? ends[0];
    const endsOn = addDays(today, random.between(from, to));
    const lenses = boxes * prescription.packSize;
    const orders = ordersUntil(endsOn, { key: patient.id, lenses, modality: prescription.series.modality });
    const orderDays = daysOf(orders, addDays(today, -oldestDays), today);
    return { ...prescription, patient, boxes, wearsOneLens: random.chance(0.05), endsOn, comesNow, orderDays };
  });
}

/** An order that was placed on a day; its boxes were opened on another, after the previous ones when it was early. */
type Placed = { day: CalendarDay; begunOn: CalendarDay };

/** Days from the order until the boxes arrive. */
const transitDays = 2;
const ordersTraced = 8;

/** Returns the last orders before a day on which the boxes run out, newest first. */
function ordersUntil(endsOn: CalendarDay, { key, lenses, modality }: { key: string; lenses: number; modality: Modality }): Placed[] {
  const random = seededRandom(`orders ${key}`);
  const placed: Placed[] = [];
  let end = endsOn;
  for (let count = 0; count < ordersTraced; count += 1) {
    const begunOn = wornSince[modality](end, lenses);
    const isEarly = random.chance(0.55);
    const days = isEarly ? random.between(2, 16) : random.between(0, 30);
    placed.push({ begunOn, day: addDays(begunOn, -transitDays - (isEarly ? days : 0)) });
    end = isEarly ? begunOn : addDays(begunOn, -days);
  }
  return placed;
}

/** Returns the days of the orders from one day to before another. The oldest has no boxes before it, so it arrives when it is opened. */
function daysOf(orders: readonly Placed[], from: CalendarDay, today: CalendarDay): CalendarDay[] {
  const known = orders.filter(({ day }) => day >= from && day < today);
  return known.map(({ day, begunOn }, index) => (index === known.length - 1 ? addDays(begunOn, -transitDays) : day));
}

/** Returns the day on which lenses were opened that ran out on a day. */
const wornSince: Record<Modality, (end: CalendarDay, lenses: number) => CalendarDay> = {
  daily: (end, lenses) => addDays(end, -lenses),
  twoWeekly: (end, lenses) => addDays(end, -14 * lenses),
  monthly: (end, lenses) => addMonths(end, -lenses),
  threeMonths: (end, lenses) => addMonths(end, -3 * lenses),
  sixMonths: (end, lenses) => addMonths(end, -6 * lenses),
  yearly: (end, lenses) => addMonths(end, -12 * lenses),
};

/** Returns the boxes of three to twelve months for one eye. */
function boxesFor(packSize: number, chance: number): number {
  const pick = (...boxes: number[]) => boxes[Math.floor(chance * boxes.length)] ?? 1;
  if (packSize === 1) return 1;
  if (packSize < 10) return pick(1, 1, 1, 2);
  return packSize < 60 ? pick(3, 3, 3, 6) : pick(1, 1, 2, 2, 4);
}

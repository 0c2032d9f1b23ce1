import { addDays, addMonths, daysBetween } from "~/domain/calendar/days";
import type { CalendarDay } from "~/domain/edition";
import type { Modality } from "~/domain/lens/series";
import type { DemoCatalogue } from "./demo-catalogue";
import { type Prescription, prescriptionOf } from "./demo-habits";
import type { DemoPatient } from "./demo-patients";
import { seededRandom } from "./seeded-random";

/** A patient with what is worn, the boxes that each order has for an eye, when the last of them end, and when the orders were placed. */
export type Wearer = Prescription & {
  patient: DemoPatient;
  boxes: number;
  wearsOneLens: boolean;
  endsOn: CalendarDay;
  /** One of those who come these days to order again. */
  comesNow: boolean;
  orderDays: CalendarDay[];
};

/** When the boxes of the patients of a location end, in days from today, in turn: some soon, some have run out, some come these days. */
const soon = { from: 3, to: 13, comesNow: false };
const now = { from: -8, to: 5, comesNow: true };
const later = { from: 30, to: 160, comesNow: false };
const over = { from: -26, to: -9, comesNow: false };
const ends = [soon, now, over, over, soon, now, now, later, soon, now, over, now] as const;

/** The patients of one location as they have worn their lenses for so many days: each orders again when the boxes end, some early, some late. */
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

/** An order that was placed on a day; its boxes were begun on another, after those at hand when it was early. */
type Placed = { day: CalendarDay; begunOn: CalendarDay };

/** From the order until the boxes are there. */
const transitDays = 2;
const ordersTraced = 8;

/** The last orders before a day on which the boxes end, the newest first. */
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

/** The days of the orders from one day to before another. The oldest has no boxes before it: it comes when it is begun. */
function daysOf(orders: readonly Placed[], from: CalendarDay, today: CalendarDay): CalendarDay[] {
  const known = orders.filter(({ day }) => day >= from && day < today);
  return known.map(({ day, begunOn }, index) => (index === known.length - 1 ? addDays(begunOn, -transitDays) : day));
}

/** The day on which lenses were begun that ended on a day. */
const wornSince: Record<Modality, (end: CalendarDay, lenses: number) => CalendarDay> = {
  daily: (end, lenses) => addDays(end, -lenses),
  twoWeekly: (end, lenses) => addDays(end, -14 * lenses),
  monthly: (end, lenses) => addMonths(end, -lenses),
  threeMonths: (end, lenses) => addMonths(end, -3 * lenses),
  sixMonths: (end, lenses) => addMonths(end, -6 * lenses),
  yearly: (end, lenses) => addMonths(end, -12 * lenses),
};

/** Three to twelve months for one eye. */
function boxesFor(packSize: number, chance: number): number {
  const pick = (...boxes: number[]) => boxes[Math.floor(chance * boxes.length)] ?? 1;
  if (packSize === 1) return 1;
  if (packSize < 10) return pick(1, 1, 1, 2);
  return packSize < 60 ? pick(3, 3, 3, 6) : pick(1, 1, 2, 2, 4);
}

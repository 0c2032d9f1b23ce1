import { dispatchDayFrom } from "~/domain/calendar/business-days";
import { addDays, daysBetween } from "~/domain/calendar/days";
import { marketDayOf, marketInstant } from "~/domain/calendar/market-time";
import type { OrderStatus } from "~/domain/order/status";
import { editions } from "~/editions/editions";
import type { DemoPerson } from "./demo-people";
import { peopleOf } from "./demo-people";
import { type DemoLocation, type DemoPractice, workplacesOf } from "./demo-practices";
import type { Restock, ShelfLine } from "./demo-shelf";
import type { Wearer } from "./demo-wear";
import { seededRandom } from "./seeded-random";

/** Kinds of order in a past cart; an office trial belongs to the stock order before it. */
export type DemoKind = "stock" | "patient" | "patientTrial" | "officeTrial" | "solutions" | "promotion";

/** What became of an order: it took its normal course, or has the status that the tour of the demo needs. */
export type DemoFate = "onItsWay" | "cancelledByPractice" | "cancelledByDistributor" | { standsAt: OrderStatus; detail?: string };

/** An order of a past cart: for the given patient and lenses; what is not given is drawn at random. */
type DemoOrder = { kind: DemoKind; fate: DemoFate; patientId?: string; lines?: readonly ShelfLine[] };

export type DemoCart = {
  /** Unique in the practice, and the random seed of everything in the cart. */
  key: string;
  location: DemoLocation;
  person: DemoPerson;
  placedAt: Date;
  orders: DemoOrder[];
};

/** What a location ordered for its wearers and for its shelf. */
export type DemoOrderer = { location: DemoLocation; wearers: readonly Wearer[]; restocks: readonly Restock[] };

type Scene = { daysAgo: number; minutesAgo?: number; orders: DemoCart["orders"] };

const at = (kind: DemoKind, standsAt: OrderStatus, detail?: string): DemoCart["orders"][number] => ({ kind, fate: { standsAt, detail } });

/** Returns the last days of a practice, so that every status can be seen on the day of seeding. */
const scenesOf = ({ edition }: DemoPractice): Scene[] => [
  { daysAgo: 0, minutesAgo: 9, orders: [at("patient", "OrderInitialized"), at("stock", "OrderInitialized")] },
  { daysAgo: 0, minutesAgo: 170, orders: [at("stock", "OrderReceived", "Order processing")] },
  { daysAgo: 1, orders: [at("patient", "BeingPackaged"), at("solutions", "ReadyToShip", "Packed")] },
  { daysAgo: 2, orders: [at("stock", "Shipped"), { kind: "patient", fate: "cancelledByPractice" }] },
  { daysAgo: 3, orders: [at("stock", "Backordered"), at("patient", "OrderReceived", "In Process")] },
  { daysAgo: 5, orders: [at("patient", "OverseasOrder"), at("patientTrial", "Delivered")] },
  { daysAgo: 7, orders: [at("patient", "OrderProcessingError", { IL: "Axis missing", KR: "축 값 누락" }[edition])] },
];

/** The age of a practice's first orders in days. */
export const oldestDays = 395;
const newestDays = 10;
/** Number of carts of a location with something other than what its wearers and its shelf need. */
const otherCarts = 9;
const otherKinds: readonly (readonly [DemoKind, number])[] = [
  ["solutions", 12],
  ["patientTrial", 9],
  ["promotion", 5],
];

/** Returns the past checkouts of a practice, oldest first: thirteen months of working days, then the scenes. */
export function demoCarts(practice: DemoPractice, orderers: readonly DemoOrderer[], now: Date): DemoCart[] {
  const past = orderers.flatMap((orderer) => pastCarts(practice, orderer, now));
  const last = sceneCarts(practice, orderers, now);
  return [...past, ...last].sort((one, other) => one.placedAt.getTime() - other.placedAt.getTime());
}

/** Returns one cart a day with everything that was ordered on it. */
function pastCarts(practice: DemoPractice, { location, wearers, restocks }: DemoOrderer, now: Date): DemoCart[] {
  const today = marketDayOf(now, editions[practice.edition].timeZone);
  const byDaysAgo = new Map<number, DemoOrder[]>();
  const add = (daysAgo: number, ...orders: DemoOrder[]) => byDaysAgo.set(daysAgo, [...(byDaysAgo.get(daysAgo) ?? []), ...orders]);
  for (const { day, lines } of restocks) {
    const random = seededRandom(`restock ${location.id} ${daysBetween(day, today)}`);
    const stock: DemoOrder = { kind: "stock", lines, fate: fateOf(random.next()) };
    add(daysBetween(day, today), stock, ...(random.chance(0.2) ? [{ kind: "officeTrial", fate: fateOf(random.next()) } as const] : []));
  }
  for (const { patient, orderDays } of wearers) {
    for (const day of orderDays) add(daysBetween(day, today), { kind: "patient", patientId: patient.id, fate: "onItsWay" });
  }
  for (let index = 0; index < otherCarts; index += 1) {
    const random = seededRandom(`other ${location.id} ${index}`);
    add(random.between(newestDays, oldestDays), { kind: random.weighted(otherKinds), fate: fateOf(random.next()) });
  }
  return [...byDaysAgo].map(([daysAgo, orders]) => {
    const key = `${location.id} ${daysAgo}`;
    return { key, ...placed(practice, { key, daysAgo, location }, now), orders };
  });
}

function fateOf(chance: number): DemoFate {
  if (chance < 0.03) return "cancelledByPractice";
  return chance < 0.05 ? "cancelledByDistributor" : "onItsWay";
}

/** Returns the carts of the last days, in which patients come to reorder; each of them orders once. */
function sceneCarts(practice: DemoPractice, orderers: readonly DemoOrderer[], now: Date): DemoCart[] {
  const served = new Set<string>();
  const dueWearers = ({ wearers }: DemoOrderer) => wearers.filter(({ patient, comesNow }) => comesNow && !served.has(patient.id));
  return scenesOf(practice).map(({ daysAgo, minutesAgo, orders }, index) => {
    const key = `${practice.subDomain} scene ${index}`;
    const lively = orderers.map((each, at) => [each, dueWearers(each).length === 0 ? 0 : ([60, 25, 15][at] ?? 10)] as const);
    const orderer = seededRandom(`place ${key}`).weighted(lively);
    const named = orders.map((order) => {
      const wearer = order.kind === "patient" ? dueWearers(orderer)[0] : undefined;
      if (!wearer) return order;
      if (order.fate !== "cancelledByPractice") served.add(wearer.patient.id);
      return { ...order, patientId: wearer.patient.id };
    });
    const { location } = orderer;
    const cart = { key, ...placed(practice, { key, daysAgo: Math.max(daysAgo, 1), location }, now), orders: named };
    return minutesAgo === undefined ? cart : { ...cart, placedAt: new Date(now.getTime() - minutesAgo * 60_000) };
  });
}

/** Returns who placed it and when: on a working day of the market, during opening hours. */
function placed(
  practice: DemoPractice,
  { key, daysAgo, location }: { key: string; daysAgo: number; location: DemoLocation },
  now: Date,
): Pick<DemoCart, "location" | "person" | "placedAt"> {
  const random = seededRandom(`placed ${key}`);
  const edition = editions[practice.edition];
  const day = workingDayBefore(addDays(marketDayOf(now, edition.timeZone), -daysAgo), edition);
  const time = `${String(random.between(9, 16)).padStart(2, "0")}:${String(random.between(0, 59)).padStart(2, "0")}`;
  const orderers = workplacesOf(practice);
  const people = peopleOf(practice).filter(
    ({ state, onlyLocation }) => state === "active" && (onlyLocation === null || orderers[onlyLocation] === location),
  );
  return { location, person: random.pick(people), placedAt: marketInstant(day, time, edition.timeZone) };
}

/** Returns the day itself or the last working day before it. */
function workingDayBefore(day: string, edition: (typeof editions)["IL"]): string {
  let candidate = day;
  while (dispatchDayFrom(candidate, edition) !== candidate) candidate = addDays(candidate, -1);
  return candidate;
}

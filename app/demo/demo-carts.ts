import { dispatchDayFrom } from "~/domain/calendar/business-days";
import { addDays } from "~/domain/calendar/days";
import { marketDayOf, marketInstant } from "~/domain/calendar/market-time";
import type { OrderStatus } from "~/domain/order/status";
import { editions } from "~/editions/editions";
import type { DemoPerson } from "./demo-people";
import { peopleOf } from "./demo-people";
import { type DemoLocation, type DemoPractice, workplacesOf } from "./demo-practices";
import { seededRandom } from "./seeded-random";

/** Kinds of order that a past cart held; an office trial rests on the stock order before it. */
export type DemoKind = "stock" | "patient" | "patientTrial" | "officeTrial" | "solutions" | "promotion";

/** What became of an order: it took its way, or it is where the tour of the demo needs it. */
export type DemoFate = "onItsWay" | "cancelledByPractice" | "cancelledByDistributor" | { standsAt: OrderStatus; detail?: string };

export type DemoCart = {
  /** Unique in the practice, and the seed of everything in the cart. */
  key: string;
  location: DemoLocation;
  person: DemoPerson;
  placedAt: Date;
  isLongAgo: boolean;
  orders: { kind: DemoKind; fate: DemoFate }[];
};

type Scene = { daysAgo: number; minutesAgo?: number; orders: DemoCart["orders"] };

const at = (kind: DemoKind, standsAt: OrderStatus, detail?: string): DemoCart["orders"][number] => ({ kind, fate: { standsAt, detail } });

/** The last days in every practice, so that every status can be seen on the day of seeding. */
const scenes: Scene[] = [
  { daysAgo: 0, minutesAgo: 9, orders: [at("patient", "OrderInitialized"), at("stock", "OrderInitialized")] },
  { daysAgo: 0, minutesAgo: 170, orders: [at("stock", "OrderReceived", "Order processing")] },
  { daysAgo: 1, orders: [at("patient", "BeingPackaged"), at("solutions", "ReadyToShip", "Packed")] },
  { daysAgo: 2, orders: [at("stock", "Shipped"), { kind: "patient", fate: "cancelledByPractice" }] },
  { daysAgo: 3, orders: [at("stock", "Backordered"), at("patient", "OrderReceived", "In Process")] },
  { daysAgo: 5, orders: [at("patient", "OverseasOrder"), at("patientTrial", "Delivered")] },
  { daysAgo: 7, orders: [at("patient", "OrderProcessingError", "Axis missing")] },
];

const oldestDays = 395;
const newestDays = 10;
/** A year is long ago: what was bought then may have been replaced since. */
const longAgoDays = 270;
const kinds: readonly (readonly [DemoKind, number])[] = [
  ["patient", 44],
  ["stock", 30],
  ["solutions", 12],
  ["patientTrial", 10],
  ["promotion", 4],
];

/** The past checkouts of a practice, the oldest first: thirteen months of working days, then the scenes. */
export function demoCarts(practice: DemoPractice, now: Date): DemoCart[] {
  const last = scenes.map((scene, index) => sceneCart(practice, scene, index, now));
  let left = practice.orderCount - last.reduce((sum, cart) => sum + cart.orders.length, 0);
  const carts: DemoCart[] = [];
  for (let index = 0; left > 0; index += 1) {
    const cart = pastCart(practice, { index, left }, now);
    left -= cart.orders.length;
    carts.push(cart);
  }
  return [...carts, ...last].sort((one, other) => one.placedAt.getTime() - other.placedAt.getTime());
}

function pastCart(practice: DemoPractice, { index, left }: { index: number; left: number }, now: Date): DemoCart {
  const key = `${practice.subDomain} ${index}`;
  const random = seededRandom(`cart ${key}`);
  const daysAgo = random.between(newestDays, oldestDays);
  const chosen = Array.from({ length: random.pick([1, 1, 2, 2, 3, 4]) }, () => random.weighted(kinds));
  const withTrials = chosen.flatMap((kind): DemoKind[] => (kind === "stock" && random.chance(0.3) ? [kind, "officeTrial"] : [kind]));
  const once = withTrials.filter((kind, index) => kind === "patient" || kind === "patientTrial" || withTrials.indexOf(kind) === index);
  const orders = once.slice(0, left).map((kind) => ({ kind, fate: fateOf(random.next()) }));
  return { key, ...placed(practice, { key, daysAgo }, now), isLongAgo: daysAgo > longAgoDays, orders };
}

function fateOf(chance: number): DemoFate {
  if (chance < 0.03) return "cancelledByPractice";
  return chance < 0.05 ? "cancelledByDistributor" : "onItsWay";
}

function sceneCart(practice: DemoPractice, { daysAgo, minutesAgo, orders }: Scene, index: number, now: Date): DemoCart {
  const key = `${practice.subDomain} scene ${index}`;
  const cart = { key, ...placed(practice, { key, daysAgo: Math.max(daysAgo, 1) }, now), isLongAgo: false, orders };
  return minutesAgo === undefined ? cart : { ...cart, placedAt: new Date(now.getTime() - minutesAgo * 60_000) };
}

/** Who placed it, where and when: a working day of the market, between opening and closing. */
function placed(
  practice: DemoPractice,
  { key, daysAgo }: { key: string; daysAgo: number },
  now: Date,
): Pick<DemoCart, "location" | "person" | "placedAt"> {
  const random = seededRandom(`placed ${key}`);
  const edition = editions[practice.edition];
  const day = workingDayBefore(addDays(marketDayOf(now, edition.timeZone), -daysAgo), edition);
  const time = `${String(random.between(9, 16)).padStart(2, "0")}:${String(random.between(0, 59)).padStart(2, "0")}`;
  const places = workplacesOf(practice);
  const location = random.weighted(places.map((place, index) => [place, [60, 25, 15][index] ?? 10] as const));
  const people = peopleOf(practice).filter(
    ({ state, onlyLocation }) => state === "active" && (onlyLocation === null || places[onlyLocation] === location),
  );
  return { location, person: random.pick(people), placedAt: marketInstant(day, time, edition.timeZone) };
}

/** The day itself or the last working day before it. */
function workingDayBefore(day: string, edition: (typeof editions)["IL"]): string {
  let candidate = day;
  while (dispatchDayFrom(candidate, edition) !== candidate) candidate = addDays(candidate, -1);
  return candidate;
}

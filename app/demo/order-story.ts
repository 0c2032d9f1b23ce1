import { addBusinessDays, dispatchDayFrom } from "~/domain/calendar/business-days";
import { cutOffFor } from "~/domain/calendar/cut-off";
import { marketInstant } from "~/domain/calendar/market-time";
import { promisedDay } from "~/domain/calendar/promised-day";
import type { CalendarDay, Edition } from "~/domain/edition";
import type { Availability } from "~/domain/order/placed-order";
import type { OrderStatus } from "~/domain/order/status";
import type { DemoFate } from "./demo-carts";
import type { SeededRandom } from "./seeded-random";

/** One row of a transaction's history. */
export type Step = { status: OrderStatus; detail: string | null; at: Date };

type StorySource = {
  fate: DemoFate;
  available: Availability;
  /** When the awaited goods arrive; null for what is in stock. */
  expectedDay: CalendarDay | null;
  isMadeToOrder: boolean;
  toPatient: boolean;
  shippingOption: "DAY" | "OVERNIGHT" | "GROUND";
  placedAt: Date;
  changeableUntil: Date;
  edition: Edition;
  now: Date;
};

const minute = 60_000;
const later = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * minute);

/**
 * Returns what happened to a transaction until now: its statuses in order, each with its moment. A transaction that must have a certain
 * status takes the path to it, with its moments compressed when they would lie in the future.
 */
export function orderStory(facts: StorySource, random: SeededRandom): Step[] {
  const { fate, placedAt, now } = facts;
  const path = pathOf(facts, random);
  let earliest = placedAt;
  const steps = path.map(({ status, detail }, index): Step => {
    const natural = naturalMoment(status, facts, random);
    const at = index === 0 || natural > earliest ? natural : later(earliest, random.between(4, 40));
    earliest = at;
    return { status, detail: detail ?? null, at };
  });
  if (typeof fate === "string") return steps.filter(({ at }, index) => index === 0 || at <= now);
  if (steps.every(({ at }) => at <= now)) return steps;
  const share = (now.getTime() - minute - placedAt.getTime()) / steps.length;
  return steps.map((step, index) => ({ ...step, at: new Date(Math.round(placedAt.getTime() + share * index)) }));
}

type Move = { status: OrderStatus; detail?: string };

function pathOf({ fate, available, isMadeToOrder }: StorySource, random: SeededRandom): Move[] {
  const start: Move[] = [{ status: "OrderInitialized" }];
  const received: Move = { status: "OrderReceived", detail: random.pick(["Order processing", "In Process", "In Order"]) };
  const leaves: Move[] = [
    { status: "BeingPackaged" },
    { status: "ReadyToShip", detail: "Packed" },
    { status: "Shipped" },
    { status: "Delivered" },
  ];
  if (fate === "cancelledByPractice") return [...start, { status: "Cancelled" }];
  if (fate === "cancelledByDistributor") return [...start, received, { status: "Cancelled" }];
  const waits: Move[] = isMadeToOrder ? [{ status: "OverseasOrder" }] : available === "later" ? [{ status: "Backordered" }] : [];
  if (fate === "onItsWay") return [...start, ...detourOf(received, random), ...waits, ...leaves];
  const { standsAt, detail } = fate;
  const fullPath = [...start, received, ...waits, ...leaves];
  const end = fullPath.findIndex(({ status }) => status === standsAt);
  const upTo = end === -1 ? [...start, received, { status: standsAt }] : fullPath.slice(0, end + 1);
  return upTo.map((move, index) => (index === upTo.length - 1 && detail ? { ...move, detail } : move));
}

/** Returns an occasional problem and its resolution, before or after the order was received. */
function detourOf(received: Move, random: SeededRandom): Move[] {
  const chance = random.next();
  const error: Move = { status: "OrderProcessingError" };
  if (chance < 0.02) return [error, { status: "OrderInitialized" }, received];
  return chance < 0.05 ? [received, error, received] : [received];
}

/** Returns when a status is reached without obstacles, within the working hours of the distributor's warehouse. */
function naturalMoment(status: OrderStatus, facts: StorySource, random: SeededRandom): Date {
  const { placedAt, changeableUntil, fate } = facts;
  if (status === "OrderInitialized") return placedAt;
  if (status === "Cancelled") return fate === "cancelledByPractice" ? later(placedAt, random.between(1, 3)) : later(changeableUntil, 190);
  if (status === "OrderReceived") return later(changeableUntil, random.between(1, 9));
  if (["OrderProcessingError", "Backordered", "OverseasOrder"].includes(status)) return later(changeableUntil, random.between(30, 90));
  const leavesAt = leavingMoment(facts);
  if (status === "BeingPackaged") return later(leavesAt, -random.between(15, 55));
  if (status === "ReadyToShip") return later(leavesAt, random.between(10, 40));
  return status === "Shipped" ? later(leavesAt, random.between(60, 110)) : deliveryMoment(facts, leavesAt, random);
}

/** Returns the cut-off at which the goods leave: the next one, or that of the day on which they have arrived or are made. */
function leavingMoment({ placedAt, expectedDay, edition }: StorySource): Date {
  const { cutOffAt, dispatchDay } = cutOffFor(placedAt, edition);
  if (expectedDay === null || expectedDay <= dispatchDay) return cutOffAt;
  return marketInstant(dispatchDayFrom(expectedDay, edition), edition.cutOff, edition.timeZone);
}

/** Returns the morning of the promised day; one in thirty arrives a working day late. */
function deliveryMoment({ shippingOption, toPatient, edition }: StorySource, leavesAt: Date, random: SeededRandom): Date {
  const shortlyBefore = later(leavesAt, -1);
  const promise = promisedDay({ now: shortlyBefore, edition, shippingOption, availability: { kind: "now" }, toPatient });
  const day = random.chance(1 / 30) ? addBusinessDays(promise.latestDay, 1, edition) : promise.latestDay;
  return marketInstant(day, `${String(random.between(9, 12)).padStart(2, "0")}:${random.between(10, 59)}`, edition.timeZone);
}

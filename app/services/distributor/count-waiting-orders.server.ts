import type { Doors } from "~/db/doors.server";
import { countWaitingHandOvers } from "~/db/queries/practice/distributor.server";

const patienceMinutes = 5;

/** Orders, of every practice, that should have been handed over five minutes ago and still wait; counted up to 1,000. */
export function countWaitingOrders(doors: Doors, now: Date): Promise<number> {
  return doors.asOutbox((tx) => countWaitingHandOvers(tx, new Date(now.getTime() - patienceMinutes * 60_000)));
}

import type { Doors } from "~/db/doors.server";
import { countWaitingHandOvers } from "~/db/queries/practice/distributor.server";

const patienceMinutes = 5;

/** Returns how many orders of all practices have been due for hand-over for five minutes or more; counted up to 1,000. */
export function countWaitingOrders(doors: Doors, now: Date): Promise<number> {
  return doors.asOutbox((tx) => countWaitingHandOvers(tx, new Date(now.getTime() - patienceMinutes * 60_000)));
}

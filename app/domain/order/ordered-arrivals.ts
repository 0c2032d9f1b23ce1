import { lastDay } from "../calendar/days";
import type { CalendarDay } from "../edition";
import type { ArrivalPart } from "../stock/arrivals";
import type { Availability, OrderedLine } from "./placed-order";

/** A transaction as far as its delivery goes. `promisedDay` is that of its last line, or what the distributor has said since. */
export type DeliveredPart = {
  available: Availability;
  promisedDay: CalendarDay | null;
  toPatient: boolean;
  lines: readonly Pick<OrderedLine, "quantity" | "promisedDay">[];
};

/** When a line of a transaction arrives: on its own day, unless the distributor has named another day for the transaction. */
export function orderedArrival(line: Pick<OrderedLine, "quantity" | "promisedDay">, part: DeliveredPart): ArrivalPart {
  const dayOf = ({ promisedDay = part.promisedDay }: typeof line) => promisedDay;
  const isAsPlaced = lastDay(part.lines.map(dayOf)) === part.promisedDay;
  const { available, toPatient } = part;
  return { quantity: line.quantity, day: isAsPlaced ? dayOf(line) : part.promisedDay, isLater: available === "later", toPatient };
}

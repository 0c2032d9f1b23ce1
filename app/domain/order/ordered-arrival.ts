import { lastDay } from "../calendar/days";
import type { CalendarDay } from "../edition";
import type { ArrivalPart } from "../stock/arrivals";
import type { Availability, OrderedLine } from "./placed-order";

/** The delivery data of a transaction. `promisedDay` is that of its last line, or a later message of the distributor. */
export type DeliveredPart = {
  available: Availability;
  promisedDay: CalendarDay | null;
  toPatient: boolean;
  lines: readonly Pick<OrderedLine, "quantity" | "promisedDay">[];
};

/** Returns when a line of a transaction arrives: on its own day, unless the distributor has given another day for the transaction. */
export function orderedArrival(line: Pick<OrderedLine, "quantity" | "promisedDay">, part: DeliveredPart): ArrivalPart {
  const dayOf = ({ promisedDay = part.promisedDay }: typeof line) => promisedDay;
  const isAsPlaced = lastDay(part.lines.map(dayOf)) === part.promisedDay;
  const { available, toPatient } = part;
  return { quantity: line.quantity, day: isAsPlaced ? dayOf(line) : part.promisedDay, isLater: available === "later", toPatient };
}

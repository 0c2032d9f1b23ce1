import type { Receipt } from "./shown-receipt";

/** Returns every day on which something of the receipt is promised, earliest first, each once. */
export function promisedDaysOf({ orders }: Pick<Receipt, "orders">): string[] {
  const days = orders.flatMap(({ promisedDay, transactions }) => [promisedDay, ...transactions.map((each) => each.promisedDay)]);
  return [...new Set(days.filter((day) => day !== null))].sort();
}

/** Whether something of the receipt arrives on a day that is not known yet. */
export function isDayMissing({ orders }: Pick<Receipt, "orders">): boolean {
  return orders.some(({ products }) => products.some(({ arrivals }) => arrivals.some(({ day }) => day === null)));
}

import type { OrderStatus } from "./status";

/** The filters of the order history by what is left to do: orders with an error need the practice; the rest proceed by themselves. */
export const historyStates = ["all", "needsYou", "onItsWay"] as const;
export type HistoryState = (typeof historyStates)[number];

/** The statuses of the filter "on its way": under way, and not waiting for a person. */
export const statusesOnItsWay = [
  "OrderInitialized",
  "OrderReceived",
  "Backordered",
  "OverseasOrder",
  "BeingPackaged",
  "ReadyToShip",
  "Shipped",
] as const satisfies readonly OrderStatus[];

const statusesOf: Record<Exclude<HistoryState, "all">, readonly OrderStatus[]> = {
  needsYou: ["OrderProcessingError"],
  onItsWay: statusesOnItsWay,
};

/** Returns the statuses that a filter shows; null means all. */
export function statusesOfHistoryState(state: HistoryState): readonly OrderStatus[] | null {
  return state === "all" ? null : statusesOf[state];
}

import type { OrderStatus } from "./status";

/** The filters of the order history by what is left to do: an error waits for the practice, the rest moves by itself. */
export const historyStates = ["all", "needsYou", "onItsWay"] as const;
export type HistoryState = (typeof historyStates)[number];

const statusesOf: Record<Exclude<HistoryState, "all">, readonly OrderStatus[]> = {
  needsYou: ["OrderProcessingError"],
  onItsWay: ["OrderInitialized", "OrderReceived", "Backordered", "OverseasOrder", "BeingPackaged", "ReadyToShip", "Shipped"],
};

/** The states of orders that a filter shows; null means every one. */
export function statusesOfHistoryState(state: HistoryState): readonly OrderStatus[] | null {
  return state === "all" ? null : statusesOf[state];
}

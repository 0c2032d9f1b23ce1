/** The statuses of a transaction (D26), from placed to delivered. */
export const orderStatuses = [
  "OrderInitialized",
  "OrderReceived",
  "OrderProcessingError",
  "OverseasOrder",
  "Backordered",
  "BeingPackaged",
  "ReadyToShip",
  "Shipped",
  "Delivered",
  "Cancelled",
] as const;
export type OrderStatus = (typeof orderStatuses)[number];

export type Transition = {
  from: OrderStatus;
  to: OrderStatus;
  /** Who may cause it; the practice can only cancel, within its window (D27). */
  by: readonly ("practice" | "distributor")[];
  /** Only when this status was the one before `from`: an error is left for where it came from. */
  onlyBack: boolean;
};

const byDistributor = (from: OrderStatus, ...to: OrderStatus[]): Transition[] =>
  to.map((each) => ({ from, to: each, by: ["distributor"], onlyBack: false }));

/** All allowed transitions. The database's reference table is filled from them, so others cannot be stored. */
export const transitions: readonly Transition[] = [
  ...byDistributor("OrderInitialized", "OrderReceived", "OrderProcessingError"),
  { from: "OrderInitialized", to: "Cancelled", by: ["practice", "distributor"], onlyBack: false },
  ...byDistributor("OrderReceived", "BeingPackaged", "Backordered", "OverseasOrder", "OrderProcessingError", "Cancelled"),
  { from: "OrderProcessingError", to: "OrderInitialized", by: ["distributor"], onlyBack: true },
  { from: "OrderProcessingError", to: "OrderReceived", by: ["distributor"], onlyBack: true },
  ...byDistributor("OrderProcessingError", "Cancelled"),
  ...byDistributor("Backordered", "BeingPackaged", "Cancelled"),
  ...byDistributor("OverseasOrder", "BeingPackaged", "Backordered"),
  ...byDistributor("BeingPackaged", "ReadyToShip", "Backordered"),
  ...byDistributor("ReadyToShip", "Shipped"),
  ...byDistributor("Shipped", "Delivered"),
];

/** Whether a transaction may go from one status to the next. `before` is the status before `from`, needed to leave an error. */
export function canMove(from: OrderStatus, to: OrderStatus, before: OrderStatus | null = null): boolean {
  const transition = transitions.find((each) => each.from === from && each.to === to);
  return transition !== undefined && (!transition.onlyBack || before === to);
}

/** From least to most advanced. An error comes first because it waits for a person; of the rest a backorder waits longest. */
const advance: readonly OrderStatus[] = [
  "OrderProcessingError",
  "OrderInitialized",
  "OrderReceived",
  "Backordered",
  "OverseasOrder",
  "BeingPackaged",
  "ReadyToShip",
  "Shipped",
  "Delivered",
  "Cancelled",
];

/**
 * Returns the status that an order shows: that of its least advanced transaction (D26). Cancelled ones count only when all are. An order
 * without transactions has just been placed.
 */
export function orderStatusOf(transactions: readonly { status: OrderStatus }[]): OrderStatus {
  const ranks = transactions.map(({ status }) => advance.indexOf(status));
  return advance[Math.min(...ranks)] ?? "OrderInitialized";
}

/** Whether it is placed and neither delivered nor cancelled. */
export const isUnderWay = (status: OrderStatus): boolean => status !== "Delivered" && status !== "Cancelled";

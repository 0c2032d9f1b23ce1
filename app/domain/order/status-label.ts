import type { OrderStatus } from "./status";

/** Closer words of the distributor for a state (D26); each belongs to exactly one. */
export type StatusDetail = "orderProcessing" | "inProcess" | "inOrder" | "packed";

type StatusLabel = {
  details: readonly StatusDetail[];
  /** Steps taken of: received, being packaged, ready to ship, shipped, delivered. */
  progress: 0 | 1 | 2 | 3 | 4 | 5;
};

/** The closer words and the progress of each state (D26). */
export const statusLabels: Readonly<Record<OrderStatus, StatusLabel>> = {
  OrderInitialized: { details: [], progress: 0 },
  OrderReceived: {
    details: ["orderProcessing", "inProcess", "inOrder"],
    progress: 1,
  },
  OrderProcessingError: { details: [], progress: 0 },
  OverseasOrder: { details: [], progress: 1 },
  Backordered: { details: [], progress: 1 },
  BeingPackaged: { details: [], progress: 2 },
  ReadyToShip: { details: ["packed"], progress: 3 },
  Shipped: { details: [], progress: 4 },
  Delivered: { details: [], progress: 5 },
  Cancelled: { details: [], progress: 0 },
};

const detailWords: Readonly<Record<string, StatusDetail>> = {
  "order processing": "orderProcessing",
  "in process": "inProcess",
  "in order": "inOrder",
  packed: "packed",
};

/** The detail that the distributor's words mean for a state; null when they are unknown or belong to another state. */
export function findStatusDetail(status: OrderStatus, description: string | null): StatusDetail | null {
  const detail = detailWords[(description ?? "").trim().toLowerCase()];
  return detail && statusLabels[status].details.includes(detail) ? detail : null;
}

/** Steps taken, 0 to 5, for the progress line of an order. */
export function progressOf(status: OrderStatus): number {
  return statusLabels[status].progress;
}

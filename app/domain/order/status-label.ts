import type { OrderStatus } from "./status";

/** The distributor's more precise words for a status (D26); each belongs to exactly one. */
export type StatusDetail = "orderProcessing" | "inProcess" | "inOrder" | "packed";

type StatusLabel = {
  details: readonly StatusDetail[];
  /** Steps taken of: received, being packaged, ready to ship, shipped, delivered. */
  progress: 0 | 1 | 2 | 3 | 4 | 5;
};

/** The more precise words and the progress of each status (D26). */
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

/** Returns the detail for the distributor's words and a status; null when they are unknown or belong to another status. */
export function findStatusDetail(status: OrderStatus, description: string | null): StatusDetail | null {
  const detail = detailWords[(description ?? "").trim().toLowerCase()];
  return detail && statusLabels[status].details.includes(detail) ? detail : null;
}

/** Returns the steps taken, 0 to 5, for the progress bar of an order. */
export function progressOf(status: OrderStatus): number {
  return statusLabels[status].progress;
}

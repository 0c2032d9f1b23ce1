import type { OrderStatus } from "./status";

/** Closer words of the distributor for a state (D26); each belongs to exactly one. */
export type StatusDetail = "orderProcessing" | "inProcess" | "inOrder" | "packed";

type StatusLabel = {
  /** Name of the state's text in lists and headings. */
  label: string;
  /** Name of the text in the timeline of one order. */
  timelineLabel: string;
  details: readonly StatusDetail[];
  /** Steps taken of: received, being packaged, ready to ship, shipped, delivered. */
  progress: 0 | 1 | 2 | 3 | 4 | 5;
};

/** The texts and the progress of each state; OrderInitialized is shown as "Processing" (D26). */
export const statusLabels: Readonly<Record<OrderStatus, StatusLabel>> = {
  OrderInitialized: { label: "processing", timelineLabel: "orderInitialized", details: [], progress: 0 },
  OrderReceived: {
    label: "orderReceived",
    timelineLabel: "orderReceived",
    details: ["orderProcessing", "inProcess", "inOrder"],
    progress: 1,
  },
  OrderProcessingError: { label: "orderProcessingError", timelineLabel: "orderProcessingError", details: [], progress: 0 },
  OverseasOrder: { label: "overseasOrder", timelineLabel: "overseasOrder", details: [], progress: 1 },
  Backordered: { label: "backordered", timelineLabel: "backordered", details: [], progress: 1 },
  BeingPackaged: { label: "beingPackaged", timelineLabel: "beingPackaged", details: [], progress: 2 },
  ReadyToShip: { label: "readyToShip", timelineLabel: "readyToShip", details: ["packed"], progress: 3 },
  Shipped: { label: "shipped", timelineLabel: "shipped", details: [], progress: 4 },
  Delivered: { label: "delivered", timelineLabel: "delivered", details: [], progress: 5 },
  Cancelled: { label: "cancelled", timelineLabel: "cancelled", details: [], progress: 0 },
};

const detailWords: Readonly<Record<string, StatusDetail>> = {
  "order processing": "orderProcessing",
  "in process": "inProcess",
  "in order": "inOrder",
  packed: "packed",
};

/** The detail that the distributor's words mean for a state; null when they are unknown or belong to another state. */
export function findStatusDetail(status: OrderStatus, words: string | null): StatusDetail | null {
  const detail = detailWords[(words ?? "").trim().toLowerCase()];
  return detail && statusLabels[status].details.includes(detail) ? detail : null;
}

/** Name of the text that names a state: the distributor's detail where there is one, else the state's own. */
export function statusLabelOf(status: OrderStatus, words: string | null = null): string {
  return findStatusDetail(status, words) ?? statusLabels[status].label;
}

/** Steps taken, 0 to 5, for the progress line of an order. */
export function progressOf(status: OrderStatus): number {
  return statusLabels[status].progress;
}

import type { StepState } from "~/components/gauge/steps";
import type { OrderStatus } from "~/domain/order/status";
import { progressOf } from "~/domain/order/status-label";

const publicSteps = 5;

/**
 * Returns the five public steps of an order: received, being packaged, ready to ship, shipped, delivered. The last one taken is marked as
 * now; a delay or error marks the step that it blocks.
 */
export function orderSteps(status: OrderStatus): StepState[] {
  const stepsTaken = progressOf(status);
  if (status === "Cancelled") return stepsOf(() => "todo");
  if (status === "OrderProcessingError") return stepsOf((step) => (step === 1 ? "bad" : "todo"));
  if (status === "Backordered" || status === "OverseasOrder")
    return stepsOf((step) => (step <= stepsTaken ? "done" : step === stepsTaken + 1 ? "wait" : "todo"));
  if (status === "Delivered") return stepsOf(() => "done");
  return stepsOf((step) => (step < stepsTaken ? "done" : step === Math.max(stepsTaken, 1) ? "now" : "todo"));
}

const stepsOf = (stateOf: (step: number) => StepState) => Array.from({ length: publicSteps }, (_, index) => stateOf(index + 1));

import type { Availability } from "../order/placed-order";
import type { OrderStatus } from "../order/status";

/** What should happen to a line that waits for boxes (D79). */
export const backorderChoices = ["wait", "sendAvailable", "replace", "cancelLine"] as const;
export type BackorderChoice = (typeof backorderChoices)[number];

export type WaitingLine = {
  status: OrderStatus;
  available: Availability;
  /** Boxes of the line, and those of them that are in stock now. */
  quantity: number;
  onHand: number;
  /** Whether something else could be sent now. */
  isReplaceable: boolean;
};

/** Whether a part waits for boxes, so that its practice has a choice. What was packaged, or is made to order abroad, goes ahead. */
export function waitsForBoxes({ status, available }: Pick<WaitingLine, "status" | "available">): boolean {
  return status === "Backordered" || (status === "OrderReceived" && available === "later");
}

/** Returns the choices for a line in the status of its part (D79); none when it does not wait for boxes. */
export function possibleChoices(line: WaitingLine): BackorderChoice[] {
  if (!waitsForBoxes(line)) return [];
  return backorderChoices.filter((choice) => {
    if (choice === "sendAvailable") return line.onHand > 0;
    return choice !== "replace" || line.isReplaceable;
  });
}

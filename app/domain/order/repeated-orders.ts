import type { CalendarDay } from "../edition";

/** What stands in the way of ordering the same for a patient again, the first that holds. */
export const repeatStates = ["ready", "inCart", "elsewhere", "expired"] as const;
export type RepeatState = (typeof repeatStates)[number];

type Repeatable = {
  /** Something for the patient is in an open cart of the practice. */
  isCarted: boolean;
  /** The order was placed at a location where the person may work. */
  isHere: boolean;
  prescriptionEnd: CalendarDay | null;
};

/** May the last order of a patient be ordered again, and is its prescription still in force? */
export function repeatState({ isCarted, isHere, prescriptionEnd }: Repeatable, today: CalendarDay): RepeatState {
  if (isCarted) return "inCart";
  if (!isHere) return "elsewhere";
  return prescriptionEnd !== null && prescriptionEnd < today ? "expired" : "ready";
}

/** Why an order is not repeated together with others: it is to be looked at first (D83). */
export const heldReasons = ["inCart", "unavailable", "replaced", "unlikely"] as const;
export type HeldReason = (typeof heldReasons)[number];

/** What repeating an order today would meet; counts of lines and of findings that nobody accepted. */
type Repeated = { isCarted: boolean; leftLines: number; replacedLines: number; openFindings: number };

/** Several orders are repeated at once only as they were: null when this one may be among them. */
export function heldReason({ isCarted, leftLines, replacedLines, openFindings }: Repeated): HeldReason | null {
  if (isCarted) return "inCart";
  if (leftLines > 0) return "unavailable";
  if (replacedLines > 0) return "replaced";
  return openFindings > 0 ? "unlikely" : null;
}

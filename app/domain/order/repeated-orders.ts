import type { CalendarDay } from "../edition";

/** What prevents repeating a patient's order, by priority. */
export const repeatStates = ["ready", "inCart", "elsewhere", "expired"] as const;
export type RepeatState = (typeof repeatStates)[number];

type Repeatable = {
  /** Whether something for the patient is in an open cart of the practice. */
  isCarted: boolean;
  /** Whether the order was placed at a location where the person may work. */
  isHere: boolean;
  prescriptionEnd: CalendarDay | null;
};

/** Returns whether a patient's last order can be repeated and its prescription is still valid. */
export function repeatState({ isCarted, isHere, prescriptionEnd }: Repeatable, today: CalendarDay): RepeatState {
  if (isCarted) return "inCart";
  if (!isHere) return "elsewhere";
  return prescriptionEnd !== null && prescriptionEnd < today ? "expired" : "ready";
}

/** Why an order is not repeated together with others but must be looked at first (D83). */
export const heldReasons = ["inCart", "unavailable", "replaced", "unlikely"] as const;
export type HeldReason = (typeof heldReasons)[number];

/** What repeating an order today would run into: counts of lines and of unaccepted findings. */
type Repeated = { isCarted: boolean; leftLines: number; replacedLines: number; openFindings: number };

/** Returns why an order may not be repeated together with others, which requires it to be unchanged; null when it may. */
export function heldReason({ isCarted, leftLines, replacedLines, openFindings }: Repeated): HeldReason | null {
  if (isCarted) return "inCart";
  if (leftLines > 0) return "unavailable";
  if (replacedLines > 0) return "replaced";
  return openFindings > 0 ? "unlikely" : null;
}

import { permitted, refused, type Verdict } from "../verdict";

/** What people do with packs of a fitting set: put them on the shelf, give them out, or discard expired ones. */
export const takingActs = ["used", "discarded"] as const;
export const fittingActs = ["put", ...takingActs] as const;
export type FittingAct = (typeof fittingActs)[number];

/** Hours within which an act can be undone (D160). */
const undoHours = 24;

/** An act with a number of packs; `left` is how many are still on the shelf if it put them there. */
type Done = { act: FittingAct; at: Date; quantity: number; left: number };

/** Refuses to undo an act after 24 hours, or putting packs on the shelf once any of them was taken (D160). */
export function checkUndo({ act, at, quantity, left }: Done, now: Date): Verdict<undefined, "undoTooLate" | "packsTaken"> {
  if (now.getTime() - at.getTime() > undoHours * 3_600_000) return refused("undoTooLate");
  return act === "put" && left < quantity ? refused("packsTaken") : permitted;
}

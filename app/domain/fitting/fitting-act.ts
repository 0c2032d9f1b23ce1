import { permitted, refused, type Verdict } from "../verdict";

/** What people do with the packs of a fitting set: put them on the shelf, give them out, throw expired ones away. */
export const takingActs = ["used", "discarded"] as const;
export const fittingActs = ["put", ...takingActs] as const;
export type FittingAct = (typeof fittingActs)[number];

/** For so long an act can be undone (D160). */
const undoHours = 24;

/** Packs of the act, and how many of them are still on the shelf where it put them there. */
type Done = { act: FittingAct; at: Date; quantity: number; left: number };

/** May an act be undone (D160)? Within a day; what was put on the shelf, while all of it is there. */
export function checkUndo({ act, at, quantity, left }: Done, now: Date): Verdict<undefined, "undoTooLate" | "packsTaken"> {
  if (now.getTime() - at.getTime() > undoHours * 3_600_000) return refused("undoTooLate");
  return act === "put" && left < quantity ? refused("packsTaken") : permitted;
}

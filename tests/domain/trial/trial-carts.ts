import type { Preorder } from "~/domain/order/preorder";
import type { TrialSeries } from "~/domain/trial/trial-units";
import { lens, officeTrial, patient, patientTrial, stock } from "../order/preorder-builders";

const series = (id: string, trialReference: string | null, trialMultiplier: number, trial = false): TrialSeries => {
  return { id, trial, trialReference, trialMultiplier };
};

/** Trial series T1 with revenue of multiplier 1 and 2, T2 with 1, T0 without any revenue series, R0 without trials. */
export const catalogue: TrialSeries[] = [
  series("T1", null, 0, true),
  series("T2", null, 0, true),
  series("T0", null, 0, true),
  series("R1", "T1", 1),
  series("R1b", "T1", 2),
  series("R2", "T2", 2),
  series("R0", null, 0),
];
export const seriesById = new Map(catalogue.map((each) => [each.id, each]));

/** "R1 -3 x4" is a line of series R1, power -3.00, 4 packs. */
function lines(text: string) {
  return text.split(", ").map((each, index) => {
    const match = /^(\S+) (\S+) x(\d+)$/.exec(each);
    if (!match) throw new Error(`Not a line: ${each}`);
    const values = match[2] === "none" ? {} : { power: Number(match[2]) };
    return lens(String(index), { seriesId: match[1] ?? "", values, quantity: Number(match[3]) });
  });
}

/** A cart written as "revenue R1 -3 x4 | trial T1 -3 x2 | dana T1 -3 x1": parts of one preorder each, named by their place. */
export function cartOf(text: string): Preorder[] {
  return text.split(" | ").map((part, index) => {
    const [kind = "", ...rest] = part.split(" ");
    const [id, given] = [`p${index + 1}`, lines(rest.join(" "))];
    if (kind === "revenue") return stock(id, given);
    if (kind === "trial") return officeTrial(id, given);
    if (kind === "saved") return officeTrial(id, given, { status: "savedForLater" });
    if (kind === "marked") return stock(id, given, { status: "markedForDeletion" });
    const eyes = { right: given[0] ?? null, left: given[1] ?? null };
    return kind.startsWith("order:") ? patient(id, kind.slice(6), eyes) : patientTrial(id, kind, eyes);
  });
}

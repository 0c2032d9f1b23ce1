import type { LensValues } from "../lens/lens-values";
import type { Eye } from "../order/order-lines";
import type { Finding } from "./finding";

/** What restoring the earlier value changes in an eye of the order; a series comes with the whole lens. */
export type EarlierValues = { eye: Eye; seriesId?: string; values: LensValues; packSize?: number; quantity?: number };

const wholeLens = ["eyesSwapped", "otherSeries"];
const nothingToTake = ["duplicate", "rxExpired", "eyesApart"];

/** Returns the earlier values for those that a finding is about (D75), one entry per eye; empty when none would resolve it. */
export function earlierValues({ kind, fields, before, eye }: Pick<Finding, "kind" | "fields" | "before" | "eye">): EarlierValues[] {
  if (nothingToTake.includes(kind)) return [];
  const concerned = before.filter((lens) => eye === null || lens.eye === eye);
  return concerned.map(({ eye: side, seriesId, values, packSize, quantity }) => {
    if (kind === "manyBoxes") return { eye: side, values: {}, quantity: quantity ?? undefined };
    if (wholeLens.includes(kind)) return { eye: side, seriesId, values, packSize };
    return {
      eye: side,
      values: Object.fromEntries(fields.flatMap((field) => (values[field] === undefined ? [] : [[field, values[field]]]))),
    };
  });
}

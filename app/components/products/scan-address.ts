import type { Answers } from "~/calls/answers";
import { cellId } from "~/components/stock-grid/cell-ids";
import { type LensField, lensFields } from "~/domain/lens/lens-values";

/** Rows and columns of the power grid; all other values of a lens are chosen beside it. */
const onGrid: readonly LensField[] = ["power", "cylinder", "addition", "design"];

/** Where a scanned product is ordered: the grid of its series with that lens in focus, or the details of a solution; null for neither. */
export function scanAddress({ lens, solution }: Answers["catalogue"]["findByScan"]): string | null {
  if (solution) return `/products/details/${solution.solutionId}`;
  if (!lens) return null;
  const search = new URLSearchParams({ series: lens.seriesId, pack: String(lens.packSize) });
  const hasCylinder = lens.values.cylinder !== undefined;
  for (const field of lensFields) {
    const value = lens.values[field];
    const isChosen = !onGrid.includes(field) || (hasCylinder && (field === "addition" || field === "design"));
    if (value !== undefined && isChosen) search.set(field, String(value));
  }
  search.set("focus", lens.productId);
  return `/products/stock-revenue?${search}#${cellId(lens.productId)}`;
}

import { type LensField, lensFields } from "~/domain/lens/parameters";
import type { Scanned } from "./scanned";

/** Rows and columns of the power grid; all other values of a lens are chosen outside it. */
const onGrid: readonly LensField[] = ["power", "cylinder", "addition", "design"];

/**
 * Returns where a scanned product is ordered: the grid of its series with that lens in focus, for a trial lens the practice's trials, for a
 * solution its details; null for none of them. `scan` is passed on, so that the grid can show the box's data; empty when nothing was
 * scanned. The grid adds `boxes` to the quantity of the lens in the cart.
 */
export function scanAddress(
  { lens, solution }: Pick<Scanned, "lens" | "solution">,
  scan: string,
  boxes: number | null = null,
): string | null {
  if (solution) return `/products/details/${solution.solutionId}`;
  if (!lens) return null;
  return lens.trial ? trialAddress(lens) : gridAddress(lens, scan, boxes);
}

type Lens = NonNullable<Scanned["lens"]>;

function gridAddress({ seriesId, packSize, productId, values }: Lens, scan: string, boxes: number | null): string {
  const search = new URLSearchParams({ series: seriesId, pack: String(packSize) });
  const hasCylinder = values.cylinder !== undefined;
  for (const field of lensFields) {
    const value = values[field];
    const isChosen = !onGrid.includes(field) || (hasCylinder && (field === "addition" || field === "design"));
    if (value !== undefined && isChosen) search.set(field, String(value));
  }
  search.set("focus", productId);
  if (scan !== "") search.set("scan", scan);
  if (boxes !== null) search.set("boxes", String(boxes));
  return `/products/stock-revenue?${search}`;
}

function trialAddress({ seriesId, packSize, values }: Lens): string {
  const search = new URLSearchParams({ series: seriesId, packSize: String(packSize) });
  for (const [field, value] of Object.entries(values)) search.set(field, String(value));
  return `/products/patient-trial/office/add?${search}`;
}

/** Returns the page that explains a code; a code is not personal data, so it may be in a URL (D33). */
export const scannedAddress = (scan: string) => `/products/scanned?code=${encodeURIComponent(scan)}`;

import { currentSeries } from "~/domain/lens/current-series";
import { lensExists } from "~/domain/lens/lens-exists";
import type { LensValues } from "~/domain/lens/lens-values";
import type { Series } from "~/domain/lens/series";
import type { LensLine, Merchandise, SolutionLine } from "~/domain/order/preorder";
import { findPriceRow, shownPriceRow } from "~/domain/price/price-row";
import { stockStatusOf } from "~/domain/stock/stock-status";
import { completeLine, type SentLine } from "../cart/complete-line.server";
import type { FindShelf } from "../catalogue/find-shelf.server";
import type { Catalogue, PracticeChoices } from "../catalogue/load-catalogue.server";

export type LeftReason = "discontinued" | "unavailable" | "notMade";
type Reordered<Line> = { line: Line } | { reason: LeftReason };
export type Today = { catalogue: Catalogue; choices: PracticeChoices; findShelf: FindShelf };

/** Reports every product as in stock, for determining the products before their stock is loaded. */
export const wellStocked: FindShelf = () => ({ onHand: Number.MAX_SAFE_INTEGER, expectedDay: null, madeToOrder: false, soldOut: false });

/**
 * Returns the lens of an old line as it can be ordered today: in its own series or the one that replaced it (`matchHistory`, D14), in the
 * same pack, or as many lenses in another that is made, rounded up to whole boxes (as D79). A lens that no longer exists with these values is
 * never exchanged for a similar one.
 */
export function reorderLens(line: LensLine, purchaseType: Merchandise["purchaseType"], today: Today): Reordered<LensLine> {
  const { catalogue, choices, findShelf } = today;
  const series = seriesOfToday(line.seriesId, catalogue);
  if (!series) return { reason: "discontinued" };
  const made = lensOf(series, line);
  if (!made) return { reason: "notMade" };
  const isTrial = purchaseType === "Trial";
  const isSold = isTrial || (!series.trial && findPriceRow(catalogue.prices, series.id, made.packSize) !== undefined);
  const shelf = stockStatusOf(findShelf(series.id, made.productId ?? ""), made.quantity);
  return isSold && choices.of(series.id).available && shelf.isOrderable ? { line: made } : { reason: "unavailable" };
}

/** Returns a solution of an old order as it can be ordered today. */
export function reorderSolution(line: SolutionLine, { catalogue, choices, findShelf }: Today): Reordered<SolutionLine> {
  const { solutionId } = line;
  if (catalogue.solutionsById.get(solutionId)?.active !== true) return { reason: "discontinued" };
  const isSold = shownPriceRow(catalogue.prices, solutionId) !== undefined && choices.of(solutionId).available;
  return isSold && stockStatusOf(findShelf(solutionId, solutionId), line.quantity).isOrderable ? { line } : { reason: "unavailable" };
}

/** Returns the series in which an old line can be ordered today; null when it is discontinued without a successor (D14). */
export function seriesOfToday(seriesId: string, { seriesById }: Catalogue): Series | null {
  return currentSeries([...seriesById.values()], seriesId, ({ active }) => active);
}

/** What makes a lens the same for the eye; the rest (curve, diameter) may differ in the series that replaced it. */
const opticalFields = ["power", "cylinder", "axis", "addition", "color"] as const;

function lensOf(series: Series, line: LensLine): LensLine | null {
  const { id, packSize, quantity, values } = line;
  if (lensExists(series, values, packSize)) return completeAs(series, { id, quantity, packSize }, values);
  if (series.id === line.seriesId) return null;
  const optical = Object.fromEntries(opticalFields.flatMap((field) => (values[field] === undefined ? [] : [[field, values[field]]])));
  const packSizes = [packSize, ...new Set(series.rxParameterRestrictions.flatMap((block) => block.packSizes))];
  for (const candidate of packSizes) {
    const boxes = Math.ceil((quantity * packSize) / candidate);
    const made = completeAs(series, { id, quantity: boxes, packSize: candidate }, optical);
    if (made) return made;
  }
  return null;
}

function completeAs(series: Series, line: Pick<SentLine, "id" | "quantity"> & { packSize: number }, values: LensValues): LensLine | null {
  const completed = completeLine({ ...values, ...line, seriesId: series.id }, series);
  return completed.permitted ? completed.line : null;
}

import type { LensUse } from "~/db/queries/orders/shelf-use.server";
import { addDays } from "~/domain/calendar/days";
import type { CalendarDay } from "~/domain/edition";
import type { Series } from "~/domain/lens/series";
import type { LensLine } from "~/domain/order/preorder";
import { parseProductId } from "~/domain/product/product-id";
import type { OrderedDay } from "~/domain/replenishment/ordered-days";
import type { Catalogue, PracticeChoices } from "../catalogue/load-catalogue.server";
import { reorderLens } from "../orders/reorder-line.server";

/** A lens that a location stocks, as it can be ordered today, with the days on which it was ordered, under any of its names. */
export type StockedLens = { series: Series; line: LensLine & { productId: string }; days: OrderedDay[]; lastOrderedOn: CalendarDay };

/** Minimum number of days with an order: one may have been for somebody, but a lens ordered for the shelf on two days is stocked. */
const daysNeeded = 2;
/** Days after which a lens that was not reordered is no longer stocked. */
const keptDays = 182;

/**
 * Returns the lenses that a location stocks and that can be ordered today, those of a replaced series in the one that replaced it (D14) and
 * in its packs: as many lenses, rounded up to whole boxes.
 */
export function stockedLenses(
  used: readonly LensUse[],
  { catalogue, choices, today }: { catalogue: Catalogue; choices: PracticeChoices; today: CalendarDay },
): StockedLens[] {
  const stocked = new Map<string, Omit<StockedLens, "lastOrderedOn">>();
  for (const { seriesId, productId, days } of used) {
    const ordered = lineOf(seriesId, productId, catalogue);
    const again = ordered && reorderLens(ordered, "Revenue", { catalogue, choices, findShelf: () => onEveryShelf });
    if (!again || "reason" in again || !again.line.productId) continue;
    const series = catalogue.seriesById.get(again.line.seriesId);
    const known = stocked.get(again.line.productId);
    const line = { ...again.line, productId: again.line.productId };
    const inItsPacks = (boxes: number) => Math.ceil((boxes * ordered.packSize) / line.packSize);
    const orderedDays = days.map((each) => ({
      ...each,
      shelfBoxes: inItsPacks(each.shelfBoxes),
      patientBoxes: inItsPacks(each.patientBoxes),
    }));
    if (series) stocked.set(line.productId, { series, line, days: [...(known?.days ?? []), ...orderedDays] });
  }
  return [...stocked.values()].flatMap((lens) => {
    // A day occurs once for each series under which the lens was ordered.
    const ordered = [...new Set(lens.days.flatMap(({ day, shelfBoxes }) => (shelfBoxes > 0 ? [day] : [])))].toSorted();
    const lastOrderedOn = ordered.at(-1);
    const isKept = ordered.length >= daysNeeded && lastOrderedOn !== undefined && lastOrderedOn > addDays(today, -keptDays);
    return isKept ? [{ ...lens, lastOrderedOn }] : [];
  });
}

const onEveryShelf = { onHand: Number.MAX_SAFE_INTEGER, expectedDay: null, madeToOrder: false, soldOut: false };

function lineOf(seriesId: string, productId: string, { seriesById }: Catalogue): LensLine | null {
  const series = seriesById.get(seriesId);
  const lens = series && parseProductId(series, productId);
  return lens ? { id: productId, seriesId, productId, ...lens, quantity: 1 } : null;
}

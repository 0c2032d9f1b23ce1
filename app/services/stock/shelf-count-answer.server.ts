import type { Answers } from "~/calls/answers";
import type { PracticeDb } from "~/db/database.server";
import { findLastShelfCount, listShelfBoxes, type ShelfCountRow } from "~/db/queries/orders/shelf-counts.server";
import { together } from "~/db/together.server";
import { onTheWayOn } from "~/domain/replenishment/ordered-days";
import { type CountedProduct, countedProducts } from "~/domain/replenishment/shelf-count";
import type { SignedInContext } from "../call-context.server";
import { shownName } from "../catalogue/load-catalogue.server";
import type { StockedLens } from "./stocked-lenses.server";
import { loadStockedShelf, type NeededLens } from "./stocked-shelf.server";

type Count = Answers["stock"]["viewShelfCount"];
type Line = Count["lines"][number];

/** Returns what a count shows: what was counted, most recent first, then the stocked products that nobody has counted. */
export async function shelfCountAnswer(
  db: PracticeDb,
  context: SignedInContext,
  { locationId, open }: { locationId: string; open: ShelfCountRow | null },
): Promise<Count> {
  const [{ today, lenses }, boxes, last] = await together(
    loadStockedShelf(db, context, locationId),
    open ? listShelfBoxes(db, open.id) : Promise.resolve([]),
    findLastShelfCount(db, locationId),
  );
  const counted = countedProducts(boxes);
  const stocked = new Map(lenses.map((each) => [each.lens.line.productId, each]));
  const uncounted = lenses.filter(({ lens }) => !counted.some(({ key }) => key === lens.line.productId));
  const scanned = boxes.findLast(({ way }) => way === "scanner");
  return {
    day: today,
    countId: open?.id ?? null,
    lines: [
      ...counted.toReversed().map((each) => lineOf(each, stocked.get(each.key), today)),
      ...uncounted.map((each) => lineOf(notCounted(each.lens), each, today)).sort(byName),
    ],
    lastScanned: scanned ? { boxId: scanned.id, key: scanned.product?.productId ?? scanned.gtin ?? "" } : null,
    finished: last?.finishedAt
      ? { finishedAt: last.finishedAt, finishedBy: last.finishedByName ?? "", lensesQuantity: last.lensesQuantity ?? 0 }
      : null,
  };
}

function notCounted({ series, line }: StockedLens): Omit<CountedProduct, "boxes"> & { boxes: null } {
  const { productId, packSize, values } = line;
  const product = { productId, productName: shownName(series), packSize, isLens: true, values };
  return { key: productId, gtin: null, product, boxes: null, lots: [] };
}

/** Returns a line; the estimate of the shelf is what is left without boxes on their way. */
function lineOf(
  { key, gtin, product, boxes, lots }: Omit<CountedProduct, "boxes"> & { boxes: number | null },
  stocked: NeededLens | undefined,
  today: string,
): Line {
  const onTheWay = stocked ? onTheWayOn(stocked.lens.days, today) : 0;
  const estimated = stocked ? Math.max(0, Math.round(stocked.need.left) - onTheWay) : null;
  return { key, gtin, product, believed: estimated, onTheWay, counted: boxes, lots };
}

/** Compares lines by name, pack and power. */
function byName({ product: one }: Line, { product: other }: Line): number {
  if (!one || !other) return 0;
  return (
    one.productName.localeCompare(other.productName, "en") ||
    one.packSize - other.packSize ||
    Number(one.values.power ?? 0) - Number(other.values.power ?? 0)
  );
}

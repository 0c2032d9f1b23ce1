import type { PracticeDb } from "~/db/database.server";
import type { StoredPreorder } from "~/db/queries/cart/preorders.server";
import { marketDayOf } from "~/domain/calendar/market-time";
import { isEmptyMerchandise } from "~/domain/order/map-lines";
import { linesOf, solutionsOf } from "~/domain/order/order-lines";
import type { LensLine, Merchandise, Preorder } from "~/domain/order/preorder";
import { underPromotions } from "~/domain/price/under-promotions";
import type { SignedInContext } from "../call-context.server";
import { productIdsOf } from "../cart/cart-surroundings.server";
import { loadStockLevels, sharedShelves, shelfFinder } from "../catalogue/find-shelf.server";
import { type Catalogue, loadPracticeCatalogue, shownName } from "../catalogue/load-catalogue.server";
import { type LeftReason, reorderLens, reorderSolution, type Today, wellStocked } from "./reorder-line.server";

export type LeftLine = { productName: string; reason: LeftReason };
export type ReplacedLine = { productName: string; newProductName: string };
type TakeBoxes = ReturnType<typeof sharedShelves>["take"];
type Reorder = { preorder: StoredPreorder | null; left: LeftLine[]; replaced: ReplacedLine[] };

/**
 * Returns an ordered preorder as it can be ordered today: with successors of replaced series, and without lines that cannot be ordered,
 * which are named with the reason. Null when nothing is left. Without a valid promotion it becomes an ordinary order (D74). Lines with the
 * same product share its stock, after those of `earlier`, which are reordered together with it.
 */
export async function reorderToday(
  db: PracticeDb,
  { ordered, earlier = [] }: { ordered: StoredPreorder; earlier?: readonly Preorder[] },
  { edition, now }: Pick<SignedInContext, "edition" | "now">,
): Promise<Reorder> {
  const { catalogue, choices } = await loadPracticeCatalogue(db, edition.code);
  const anyQuantity = { catalogue, choices, findShelf: wellStocked, take: () => {} };
  const sold = reorderMerchandise(ordered.merchandise, anyQuantity, { left: [], replaced: [] });
  const levels = await loadStockLevels(db, edition.code, productIdsOf({ ...ordered, merchandise: sold }));
  const { find, take } = sharedShelves(shelfFinder(catalogue, levels, { edition, now }));
  for (const preorder of earlier) {
    for (const { productId, quantity } of linesOf(preorder)) take(productId ?? "", quantity);
    for (const { solutionId, quantity } of solutionsOf(preorder)) take(solutionId, quantity);
  }
  const today = { catalogue, choices, findShelf: find, take };
  const left: LeftLine[] = [];
  const replaced: ReplacedLine[] = [];
  const merchandise = reorderMerchandise(ordered.merchandise, today, { left, replaced });
  const preorder = underPromotions({ ...ordered, merchandise }, catalogue.promotions, marketDayOf(now, edition.timeZone));
  return { preorder: isEmptyMerchandise(merchandise) ? null : preorder, left, replaced };
}

function reorderMerchandise(
  merchandise: Merchandise,
  today: Today & { take: TakeBoxes },
  { left, replaced }: { left: LeftLine[]; replaced: ReplacedLine[] },
): Merchandise {
  const { catalogue } = today;
  const lens = (line: LensLine): LensLine | null => {
    const productName = nameOf(line.seriesId, catalogue);
    const again = reorderLens(line, merchandise.purchaseType, today);
    if ("reason" in again) left.push({ productName, reason: again.reason });
    else if (again.line.seriesId !== line.seriesId) replaced.push({ productName, newProductName: nameOf(again.line.seriesId, catalogue) });
    if (!("line" in again)) return null;
    today.take(again.line.productId ?? "", again.line.quantity);
    return again.line;
  };
  if ("lines" in merchandise) return { ...merchandise, lines: merchandise.lines.flatMap((line) => lens(line) ?? []) };
  if ("rx" in merchandise) {
    const { right, left: leftEye } = merchandise.rx;
    return { ...merchandise, rx: { ...merchandise.rx, right: right && lens(right), left: leftEye && lens(leftEye) } };
  }
  const solutions = merchandise.solutions.flatMap((line) => {
    const again = reorderSolution(line, today);
    if ("line" in again) {
      today.take(again.line.solutionId, again.line.quantity);
      return [again.line];
    }
    left.push({ productName: nameOf(line.solutionId, catalogue), reason: again.reason });
    return [];
  });
  return { ...merchandise, solutions };
}

function nameOf(itemId: string, { seriesById, solutionsById }: Catalogue): string {
  const item = seriesById.get(itemId) ?? solutionsById.get(itemId);
  return item ? shownName(item) : itemId;
}

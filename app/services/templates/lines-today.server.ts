import type { Answers } from "~/calls/answers";
import type { PracticeDb } from "~/db/database.server";
import { nearestLens } from "~/domain/lens/nearest-lens";
import type { LensLine, SolutionLine } from "~/domain/order/preorder";
import { boxPrice } from "~/domain/price/box-price";
import { findPriceRow, shownPriceRow } from "~/domain/price/price-row";
import { productIdOf, splitProductId } from "~/domain/product/product-id";
import { stockStatusOf } from "~/domain/stock/stock-status";
import { mergeTemplateLines, type TemplateLine } from "~/domain/template/order-template";
import type { SignedInContext } from "../call-context.server";
import { deliveryPromiser } from "../cart/promise-delivery.server";
import { loadStockLevels, shelfFinder } from "../catalogue/find-shelf.server";
import { type Catalogue, loadPracticeCatalogue, shownName } from "../catalogue/load-catalogue.server";
import { type LeftReason, reorderLens, reorderSolution, seriesOfToday, type Today, wellStocked } from "../orders/reorder-line.server";

type LineToday = Answers["templates"]["preview"]["lines"][number];
type StoredLine = TemplateLine & { lens: LensLine | null; solution: SolutionLine | null };
type Asked = { locationId: string; lines: readonly TemplateLine[] };

/**
 * Returns the lines of a template as they can be ordered at a location today (D170): a replaced series as its successor, and what cannot be
 * ordered with the reason. Lines that are one product today are one line, so that stock is checked for their sum. Products that the market
 * never had are omitted. The number of queries does not depend on the number of lines.
 */
export async function linesToday(db: PracticeDb, context: SignedInContext, { locationId, lines }: Asked): Promise<LineToday[]> {
  const { edition, now } = context;
  const { catalogue, choices } = await loadPracticeCatalogue(db, edition.code);
  const wellStockedToday: Today = { catalogue, choices, findShelf: wellStocked };
  const merged = mergeTemplateLines(
    lines.flatMap((line) => storedLine(line, catalogue) ?? []).map((line) => lineOfToday(line, wellStockedToday)),
  );
  const levels = await loadStockLevels(
    db,
    edition.code,
    merged.map(({ productId }) => productId),
  );
  const today: Today = { catalogue, choices, findShelf: shelfFinder(catalogue, levels, { edition, now }) };
  const { defaultShippingOption: shippingOption } = context.workplaceAt(locationId).location;
  const promise = deliveryPromiser({ edition, now, shippingOption, catalogue });
  const offeredIds = new Set(merged.map(keyOf));
  return merged.map((line): LineToday => {
    const { kind, quantity, was } = line;
    const { now: ordered, reason } = orderedProduct(line, today);
    const shown = ordered ?? was;
    const shelf = stockStatusOf(today.findShelf(shown.itemId, shown.productId), quantity);
    const { isOrderable: _, expectedDay, ...stock } = shelf;
    const nearest = reason === "notMade" && line.lens ? nearestOf(line.lens, today) : null;
    const isOffered = nearest !== null && offeredIds.has(keyOf({ kind, productId: nearest.productId }));
    if (nearest) offeredIds.add(keyOf({ kind, productId: nearest.productId }));
    return {
      ...{ kind, quantity, ...withoutItemId(was), imageId: shown.itemId },
      now: ordered && {
        ...withoutItemId(ordered),
        price: priceOf(ordered, line, { catalogue, currency: edition.currency }),
        stock: { ...stock, expectedAt: expectedDay },
        promisedDay: promise(ordered.itemId, shelf, false).promise?.latestDay ?? null,
      },
      isReplaced: ordered !== null && ordered.itemId !== was.itemId,
      reason,
      nearest: isOffered ? null : nearest,
    };
  });
}

const keyOf = ({ kind, productId }: Pick<TemplateLine, "kind" | "productId">) => `${kind} ${productId}`;

/** Returns the line as an order stores it; null when the market never had the product. */
function storedLine(line: TemplateLine, { seriesById, solutionsById }: Catalogue): StoredLine | null {
  const { kind, productId, quantity } = line;
  if (kind === "solutions") {
    return solutionsById.has(productId) ? { ...line, lens: null, solution: { id: productId, solutionId: productId, quantity } } : null;
  }
  const read = splitProductId(productId);
  return read && seriesById.has(read.seriesId) ? { ...line, lens: { id: productId, productId, quantity, ...read }, solution: null } : null;
}

/** Returns the line with the product and quantity in which it can be ordered today, if it is made, and with the product as it was saved. */
function lineOfToday(line: StoredLine, today: Today): StoredLine & { was: Product } {
  const was = productOf(line, today.catalogue);
  const again = orderAgain(line, today);
  if (!again || !("line" in again)) return { ...line, was };
  const { productId } = productOfLine(again.line, today.catalogue);
  const { quantity } = again.line;
  return "solutionId" in again.line ? { ...line, was, productId, quantity } : { ...line, was, productId, quantity, lens: again.line };
}

type Product = NonNullable<LineToday["nearest"]> & { itemId: string };

const withoutItemId = ({ itemId: _, ...product }: Product) => product;

/** Returns the line in its quantity as it can be ordered today; null when it is neither a lens nor a solution. */
function orderAgain({ kind, quantity, lens, solution }: StoredLine, today: Today) {
  if (lens) return reorderLens({ ...lens, quantity }, kind === "officeTrial" ? "Trial" : "Revenue", today);
  return solution && reorderSolution({ ...solution, quantity }, today);
}

function orderedProduct(line: StoredLine, today: Today): { now: Product | null; reason: LeftReason | null } {
  const again = orderAgain(line, today);
  if (!again) return { now: null, reason: "discontinued" };
  return "reason" in again ? { now: null, reason: again.reason } : { now: productOfLine(again.line, today.catalogue), reason: null };
}

const productOf = ({ lens, solution, productId }: StoredLine, catalogue: Catalogue): Product =>
  productOfLine(lens ?? solution ?? { id: productId, solutionId: productId, quantity: 1 }, catalogue);

function productOfLine(line: LensLine | SolutionLine, { seriesById, solutionsById }: Catalogue): Product {
  if ("solutionId" in line) {
    const solution = solutionsById.get(line.solutionId);
    const productName = solution ? shownName(solution) : line.solutionId;
    return { itemId: line.solutionId, productId: line.solutionId, productName, packSize: 1, values: {} };
  }
  const { seriesId, productId, packSize, values } = line;
  const series = seriesById.get(seriesId);
  return { itemId: seriesId, productId: productId ?? "", productName: series ? shownName(series) : seriesId, packSize, values };
}

/** Returns the nearest lens of today's series, if the practice may order it. */
function nearestOf({ seriesId, values, packSize }: LensLine, { catalogue, choices }: Today): LineToday["nearest"] {
  const series = seriesOfToday(seriesId, catalogue);
  const nearest = series && choices.of(series.id).available ? nearestLens(series, { ...values, packSize }) : null;
  if (!series || !nearest) return null;
  const productId = productIdOf(series, nearest.values, nearest.packSize);
  return { productId, productName: shownName(series), packSize: nearest.packSize, values: nearest.values };
}

type Priced = { catalogue: Catalogue; currency: SignedInContext["edition"]["currency"] };

/** Returns the price of a box in a line of this quantity; null for trials, which are free. */
function priceOf({ itemId, packSize }: Product, { kind, quantity }: StoredLine, { catalogue, currency }: Priced) {
  if (kind === "officeTrial") return null;
  const row = kind === "solutions" ? shownPriceRow(catalogue.prices, itemId) : findPriceRow(catalogue.prices, itemId, packSize);
  return row ? { amount: boxPrice(row, quantity).unitPrice, currency } : null;
}

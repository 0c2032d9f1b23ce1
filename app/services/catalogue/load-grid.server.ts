import type { Answers } from "~/calls/answers";
import { findOpenCart } from "~/db/queries/cart/held-cart.server";
import type { StoredPreorder } from "~/db/queries/cart/preorders.server";
import { listProductUse } from "~/db/queries/orders/usage.server";
import { marketDayOf } from "~/domain/calendar/market-time";
import { activePreorders } from "~/domain/cart/cart-rules";
import { countedMonths, usualOfTotal } from "~/domain/catalogue/usual-use";
import type { Choice, Lens } from "~/domain/lens/choice";
import type { LensValue } from "~/domain/lens/lens-values";
import type { LensField } from "~/domain/lens/parameters";
import { parseChoice } from "~/domain/lens/parse-choice";
import { type PowerGrid, powerGrid } from "~/domain/lens/power-grid";
import type { Series } from "~/domain/lens/series";
import { linesOf } from "~/domain/order/order-lines";
import { kindOf } from "~/domain/order/preorder-kind";
import { findPriceRow } from "~/domain/price/price-row";
import { parseProductId } from "~/domain/product/product-id";
import { rememberedIn } from "~/domain/remembered";
import { type Shelf, stockStatusOf } from "~/domain/stock/stock-status";
import { signedIn } from "../access.server";
import { deliveryPromiser, nextPromise } from "../cart/promise-delivery.server";
import { loadStockLevels, shelfFinder } from "./find-shelf.server";
import { loadItemFacts } from "./item-facts.server";
import { loadPracticeCatalogue } from "./load-catalogue.server";
import { locationOf } from "./location-of-call.server";
import { seriesAnswerOf } from "./series-answer.server";

type Grid = Answers["catalogue"]["grid"];

/** Returns the order grid of a series: its lenses in one pack with stock, usual use and the cart's quantities. Trial series have none. */
export const loadGrid = signedIn.catalogue.grid.handler(async ({ input, context, errors }) => {
  const { person, edition, now } = context;
  const locationId = locationOf(input, person);
  if (!locationId) throw errors.notFound();
  return context.read(async (db): Promise<Grid> => {
    const { catalogue } = await loadPracticeCatalogue(db, edition.code);
    const series = catalogue.seriesById.get(input.seriesId);
    if (!series?.active || series.trial) throw errors.notFound();
    const [cart, use, factsOf] = await Promise.all([
      findOpenCart(db, { locationId, ownerId: person.id }),
      listProductUse(db, { locationId, itemId: series.id }, countedMonths(marketDayOf(now, edition.timeZone))),
      loadItemFacts(db, context, { itemIds: [series.id], locationId }),
    ]);
    const preorders = cart?.preorders ?? [];
    const carted = preorders.find((preorder) => isStockOrderOf(series, preorder)) ?? null;
    const used = use.flatMap(({ productId, boxes }) => ({ boxes, lens: parseProductId(series, productId) }));
    const chosen = { ...parseChoice(input.chosen ?? {}).chosen, packSize: input.packSize ?? usualPack(used) };
    const grid = gridOf(series, chosen);
    const productIds = grid.blocks.flatMap(({ rows }) =>
      rows.flatMap(({ cells }) => cells.flatMap((cell) => (cell ? [cell.productId] : []))),
    );
    const shelfOf = shelfFinder(catalogue, await loadStockLevels(db, edition.code, productIds), { edition, now });
    const boxesByProduct = new Map(use.map((row) => [row.productId, row.boxes]));
    const { location } = context.workplaceAt(locationId);
    const promise = deliveryPromiser({ edition, now, shippingOption: location.defaultShippingOption, catalogue });
    const laterDayOf = oncePerShelf(
      (shelf) => promise(series.id, stockStatusOf(lessTaken(shelf, shelf?.onHand), 1), false).promiseLater?.latestDay ?? null,
    );
    const takenBoxes = boxesBefore(preorders, carted);
    const price = findPriceRow(catalogue.prices, series.id, grid.packSize);
    const money = (amount: number) => ({ amount, currency: edition.currency });
    return {
      series: seriesAnswerOf(series, factsOf(series.id), catalogue, edition.currency),
      layout: grid.layout,
      packSize: grid.packSize,
      choosers: grid.choosers.map(({ field, values, chosen: value }) => ({
        field,
        values: [...values],
        chosen: value,
        valuesInCart: valuesInCart(carted, field),
        usualValues: usualValues(used, field),
      })),
      blocks: blockAnswersOf(
        grid,
        (productId) => lessTaken(shelfOf(series.id, productId), takenBoxes.get(productId)),
        laterDayOf,
        boxesByProduct,
      ),
      price: price
        ? { priceRetail: money(price.priceRetail), priceAnnual: money(price.priceAnnual), annualBoxes: price.annualBoxes }
        : null,
      promise: nextPromise(edition, location.defaultShippingOption, now),
      carted: carted && cartedAnswerOf(carted),
    };
  });
});

/** Returns what the location usually orders of a series a month, by pack and power, in ascending order. Trial series have none. */
export const loadUsualByPower = signedIn.catalogue.usualByPower.handler(async ({ input, context, errors }) => {
  const { person, edition, now } = context;
  const locationId = locationOf(input, person);
  if (!locationId) throw errors.notFound();
  return context.read(async (db) => {
    const series = (await loadPracticeCatalogue(db, edition.code)).catalogue.seriesById.get(input.seriesId);
    if (!series?.active || series.trial) throw errors.notFound();
    const use = await listProductUse(db, { locationId, itemId: series.id }, countedMonths(marketDayOf(now, edition.timeZone)));
    return { usual: usualByPower(use.map(({ productId, boxes }) => ({ boxes, lens: parseProductId(series, productId) }))) };
  });
});

/** Maximum number of cached grids per series: most are viewed with the usual choice, and one of a thousand lenses takes 200 KB. */
const gridsMax = 4;

/** Grids of published series, the same for everybody: each of hundreds of lenses needs its id. */
const grids = new WeakMap<Series, Map<string, PowerGrid>>();

function gridOf(series: Series, chosen: Choice): PowerGrid {
  return rememberedIn(grids, series, JSON.stringify(chosen), () => powerGrid(series, chosen), gridsMax);
}

/** Returns the same function, called once for shelves that differ in the number of boxes only. */
function oncePerShelf(laterDayOf: (shelf: Shelf) => string | null): typeof laterDayOf {
  const known = new Map<string, string | null>();
  return (shelf) => {
    const key = shelf ? `${shelf.expectedDay} ${shelf.madeToOrder} ${shelf.soldOut}` : "";
    const day = known.has(key) ? (known.get(key) ?? null) : laterDayOf(shelf);
    known.set(key, day);
    return day;
  };
}

/** Whether the grid edits this stock order: one with this series only, so that saving the grid affects no other lens. */
function isStockOrderOf(series: Series, preorder: StoredPreorder): boolean {
  const lines = linesOf(preorder);
  return (
    preorder.status === "active" && kindOf(preorder) === "stock" && lines.length > 0 && lines.every((line) => line.seriesId === series.id)
  );
}

/** Returns boxes by product in the preorders that use stock before the stock order does: all others while it is not in the cart. */
function boxesBefore(preorders: readonly StoredPreorder[], carted: StoredPreorder | null): Map<string, number> {
  const earlier = carted ? preorders.slice(0, preorders.indexOf(carted)) : preorders;
  const takenBoxes = new Map<string, number>();
  for (const line of activePreorders(earlier).flatMap(linesOf)) {
    if (line.productId) takenBoxes.set(line.productId, (takenBoxes.get(line.productId) ?? 0) + line.quantity);
  }
  return takenBoxes;
}

/** Returns the stock less the boxes that are taken from it. */
function lessTaken(shelf: Shelf, takenBoxes = 0): Shelf {
  return shelf && { ...shelf, onHand: Math.max(0, shelf.onHand - takenBoxes) };
}

function blockAnswersOf(
  grid: PowerGrid,
  shelfOf: (productId: string) => Shelf,
  laterDayOf: (shelf: Shelf) => string | null,
  use: ReadonlyMap<string, number>,
): Grid["blocks"] {
  return grid.blocks.map((block) => ({
    ...block,
    rows: block.rows.map((row) => ({
      ...row,
      cells: row.cells.map((cell) => {
        if (!cell) return null;
        const shelf = shelfOf(cell.productId);
        const { status, left, now, later, expectedDay } = stockStatusOf(shelf, 1);
        return {
          ...cell,
          shelf: {
            onHand: shelf && !shelf.madeToOrder ? shelf.onHand : null,
            expectedAt: shelf?.expectedDay ?? null,
            laterDay: laterDayOf(shelf),
          },
          stock: { status, left, now, later, expectedAt: expectedDay },
          usualBoxesPerMonth: usualOfTotal(use.get(cell.productId) ?? 0),
        };
      }),
    })),
  }));
}

/** Boxes of one lens in the counted months. */
type Used = { boxes: number; lens: Lens | null };

/** Returns the pack of which the location orders the most boxes; undefined when it orders none. */
function usualPack(used: readonly Used[]): number | undefined {
  const byPack = boxesBy(used, (lens) => lens.packSize);
  return [...byPack].sort(([, one], [, other]) => other - one)[0]?.[0];
}

function usualByPower(used: readonly Used[]): Answers["catalogue"]["usualByPower"]["usual"] {
  return [...boxesBy(used, (lens) => lens.packSize).keys()].flatMap((packSize) => {
    const inPack = used.filter(({ lens }) => lens?.packSize === packSize);
    const byPower = boxesBy(inPack, ({ values }) => (typeof values.power === "number" ? values.power : undefined));
    const usual = [...byPower].map(([power, boxes]) => ({ packSize, power, boxes: usualOfTotal(boxes) }));
    return usual.sort((one, other) => one.power - other.power);
  });
}

/** Returns the values of a field of which the location usually orders a box a month or more. */
function usualValues(used: readonly Used[], field: LensField): LensValue[] {
  return [...boxesBy(used, ({ values }) => values[field])].filter(([, boxes]) => usualOfTotal(boxes) > 0).map(([value]) => value);
}

function boxesBy<Key>(used: readonly Used[], keyOf: (lens: Lens) => Key | undefined): Map<Key, number> {
  const sums = new Map<Key, number>();
  for (const { boxes, lens } of used) {
    const key = lens === null ? undefined : keyOf(lens);
    if (key !== undefined) sums.set(key, (sums.get(key) ?? 0) + boxes);
  }
  return sums;
}

function valuesInCart(carted: StoredPreorder | null, field: keyof Series["rxParameterRestrictions"][number]["values"]) {
  const values = carted ? linesOf(carted).map((line) => line.values[field]) : [];
  return [...new Set(values)].filter((value) => value !== undefined);
}

function cartedAnswerOf(carted: StoredPreorder): NonNullable<Grid["carted"]> {
  const lines = linesOf(carted).map(({ id, productId, packSize, values, quantity }) => ({
    id,
    productId: productId ?? "",
    packSize,
    values,
    quantity,
  }));
  return { id: carted.id, revision: carted.revision, note: carted.note, lines };
}

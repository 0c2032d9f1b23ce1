import type { PublishedPromotion } from "~/db/schema/catalogue.server";
import { addBusinessDays } from "~/domain/calendar/business-days";
import { cutOffFor } from "~/domain/calendar/cut-off";
import { addDays, lastDay } from "~/domain/calendar/days";
import { promisedDay } from "~/domain/calendar/promised-day";
import type { CalendarDay, Edition } from "~/domain/edition";
import { imageIdOf } from "~/domain/lens/image-paths";
import { changeableUntil } from "~/domain/order/change-window";
import { linesOf, solutionsOf } from "~/domain/order/order-lines";
import type { OrderedLine } from "~/domain/order/placed-order";
import type { Preorder } from "~/domain/order/preorder";
import { keptPromotion } from "~/domain/order/receipt-products";
import { type LineSplit, splitOrder, type TransactionPart } from "~/domain/order/split-order";
import { portionHalfUp } from "~/domain/price/half-up";
import { type PricedCart, priceCart } from "~/domain/price/price-cart";
import type { PricedOrder } from "~/domain/price/price-order";
import { findPriceRow, shownPriceRow } from "~/domain/price/price-row";
import { priceStepOf } from "~/domain/price/price-step";
import type { DemoCart, DemoFate } from "./demo-carts";
import type { DemoCatalogue } from "./demo-catalogue";
import type { FatedPreorder } from "./demo-preorders";
import { orderStory, type Step } from "./order-story";
import { seededRandom } from "./seeded-random";

export type PlacedPart = Omit<TransactionPart, "lines"> & {
  lines: OrderedLine[];
  promisedDay: CalendarDay | null;
  steps: Step[];
};
export type PlacedOrder = { preorder: Preorder; priced: PricedOrder; parts: PlacedPart[] };
export type PlacedCart = { cart: DemoCart; changeableUntil: Date; totals: PricedCart["totals"]; orders: PlacedOrder[] };

type Facts = { edition: Edition; catalogue: DemoCatalogue; promotions: readonly PublishedPromotion[]; day: CalendarDay; now: Date };

/** A past checkout as the rules of prices, splits and promises answered it on its day (D24, D25, D29), with what happened since. */
export function placeCart(cart: DemoCart, preorders: readonly FatedPreorder[], facts: Facts): PlacedCart {
  const { edition, catalogue, promotions, day } = facts;
  const rules = { book: catalogue.book, promotions, vat: edition.vat, day };
  const { orders: priced, totals } = priceCart(
    preorders.map(({ preorder }) => preorder),
    rules,
    edition.shipToPatient,
  );
  const until = changeableUntil(cart.placedAt, cutOffFor(cart.placedAt, edition).cutOffAt);
  const orders = preorders.map(({ preorder, fate }, index): PlacedOrder => {
    const sums = priced[index];
    if (!sums) throw new RangeError("Every preorder has its price.");
    return { preorder, priced: sums, parts: partsOf(cart, preorder, fate, sums, until, facts) };
  });
  return { cart, changeableUntil: until, totals, orders };
}

function partsOf(cart: DemoCart, preorder: Preorder, fate: DemoFate, priced: PricedOrder, until: Date, facts: Facts): PlacedPart[] {
  const { edition, catalogue, now } = facts;
  const random = seededRandom(`parts ${preorder.id}`);
  const splits = splitsOf(preorder, fate, cart, facts);
  const toPatient = preorder.dispensingPreference === "ShipToPatient";
  const shippingOption = cart.location.defaultShippingOption;
  const parts = splitOrder(preorder, splits);
  const hasLater = parts.some(({ available }) => available === "later");
  let given = new Map<string, number>();
  return parts.map((part) => {
    const { available, expectedDay } = part;
    const leadDays = catalogue.findLeadDays(part.itemId);
    const dayOf = (expected: CalendarDay | null): CalendarDay => {
      const availability =
        leadDays !== null
          ? ({ kind: "madeToOrder", leadDays } as const)
          : available === "later" && expected
            ? ({ kind: "backorder", expectedDay: expected } as const)
            : ({ kind: "now" } as const);
      return promisedDay({ now: cart.placedAt, edition, shippingOption, availability, toPatient }).latestDay;
    };
    const waitsElsewhere = hasLater && available === "now" && isWaiting(fate);
    const story = orderStory(
      {
        ...{ fate: waitsElsewhere ? ("onItsWay" as const) : fate, available, expectedDay, toPatient, shippingOption },
        ...{ isMadeToOrder: leadDays !== null, placedAt: cart.placedAt, changeableUntil: until, edition, now },
      },
      random,
    );
    const { lines: ordered, discounts } = orderedLines(preorder, part, priced, facts, given);
    given = discounts;
    const lines = ordered.map((line) => ({ ...line, promisedDay: dayOf(splits.get(line.id)?.expectedDay ?? null) }));
    return { ...part, lines, promisedDay: lastDay(lines.map((line) => line.promisedDay)), steps: story };
  });
}

const isWaiting = (fate: DemoFate) => typeof fate !== "string" && ["Backordered", "OverseasOrder"].includes(fate.standsAt);

/** What lay on the shelf on that day: nearly everything; what is made to order never does. */
function splitsOf(preorder: Preorder, fate: DemoFate, { placedAt }: DemoCart, { edition, catalogue, day }: Facts): Map<string, LineSplit> {
  const random = seededRandom(`shelf ${preorder.id}`);
  const { dispatchDay } = cutOffFor(placedAt, edition);
  const lines = [
    ...linesOf(preorder).map(({ id, quantity, seriesId }) => ({ id, quantity, itemId: seriesId })),
    ...solutionsOf(preorder).map(({ id, quantity, solutionId }) => ({ id, quantity, itemId: solutionId })),
  ];
  return new Map(
    lines.map(({ id, quantity, itemId }, index): [string, LineSplit] => {
      const leadDays = catalogue.findLeadDays(itemId);
      if (leadDays !== null) return [id, { now: 0, later: quantity, expectedDay: addBusinessDays(dispatchDay, leadDays, edition) }];
      const isShort = isWaiting(fate) ? index === 0 : random.chance(0.05);
      const now = isShort ? random.between(0, quantity - 1) : quantity;
      return [id, { now, later: quantity - now, expectedDay: isShort ? addDays(day, random.between(5, 12)) : null }];
    }),
  );
}

/** The lines of a part. A line in two parts shares its discount by boxes; the second part takes what the first has left. */
function orderedLines(
  preorder: Preorder,
  part: TransactionPart,
  priced: PricedOrder,
  { catalogue, promotions }: Facts,
  givenBefore: ReadonlyMap<string, number>,
): { lines: OrderedLine[]; discounts: Map<string, number> } {
  const discounts = new Map(givenBefore);
  const lines = part.lines.map(({ lineId, quantity }): OrderedLine => {
    const whole = priced.lines.find((line) => line.lineId === lineId);
    if (!whole) throw new RangeError("Every line has its price.");
    const given = discounts.get(lineId);
    const discount = given === undefined ? portionHalfUp(whole.discount, quantity, whole.quantity) : whole.discount - given;
    discounts.set(lineId, discount + (given ?? 0));
    const price = whole.unitPrice ?? 0;
    const promotion = promotions.find(({ id }) => id === whole.promotionId);
    return {
      ...describe(preorder, lineId, catalogue),
      ...{ quantity, price, discount, net: price * quantity - discount },
      promotion: promotion ? keptPromotion(promotion) : null,
    };
  });
  return { lines, discounts };
}

type Description = Omit<OrderedLine, "quantity" | "price" | "discount" | "net" | "promotion" | "promisedDay">;

function describe(preorder: Preorder, lineId: string, catalogue: DemoCatalogue): Description {
  const lens = linesOf(preorder).find(({ id }) => id === lineId);
  if (lens) {
    const series = catalogue.getSeries(lens.seriesId);
    const { eye, seriesId, packSize, values } = lens;
    const productName = series.privateLabel ?? series.displayName;
    const row = preorder.merchandise.purchaseType === "Trial" ? undefined : findPriceRow(catalogue.book, seriesId, packSize);
    return {
      id: lineId,
      eye,
      seriesId,
      solutionId: null,
      productId: lens.productId ?? "",
      productName,
      imageId: imageIdOf(seriesId, packSize),
      packSize,
      values,
      priceStep: row ? priceStepOf(row) : null,
    };
  }
  const solution = catalogue.getSolution(solutionsOf(preorder).find(({ id }) => id === lineId)?.solutionId ?? "");
  const { id: solutionId, displayName: productName, packSize } = solution;
  const row = shownPriceRow(catalogue.book, solutionId);
  return {
    id: lineId,
    eye: null,
    seriesId: null,
    solutionId,
    productId: solutionId,
    productName,
    imageId: solutionId,
    packSize,
    values: {},
    priceStep: row ? priceStepOf(row) : null,
  };
}

import type { StockLevel } from "~/db/queries/catalogue/stock.server";
import { addDays } from "~/domain/calendar/days";
import { marketDayOf } from "~/domain/calendar/market-time";
import type { CalendarDay, Edition } from "~/domain/edition";
import { linesOf, solutionsOf } from "~/domain/order/order-lines";
import type { StoredReceipt } from "~/domain/order/receipt";
import { type AppraisedIn, type AppraisedPreorder, appraiseCart } from "~/services/cart/appraise-cart.server";
import type { OrderWorkplace } from "~/services/cart/cart-surroundings.server";
import { shelfFinder } from "~/services/catalogue/find-shelf.server";
import { buildOrder, type OrderSource, partsOf } from "~/services/checkout/build-order.server";
import { receiptOf } from "~/services/checkout/receipt-of.server";
import type { DemoCart, DemoFate } from "./demo-carts";
import type { DemoCatalogue } from "./demo-catalogue";
import type { DemoPatient } from "./demo-patients";
import type { DemoPractice } from "./demo-practices";
import type { FatedPreorder } from "./demo-preorders";
import { namedId } from "./named-id";
import { type OrderRows, orderRows } from "./order-rows";
import { orderStory, type Step } from "./order-story";
import { seededRandom } from "./seeded-random";

export type PlacedCart = { receipt: StoredReceipt; orders: OrderRows[] };

type DemoCartSource = {
  practice: DemoPractice;
  edition: Edition;
  catalogue: DemoCatalogue;
  patients: readonly DemoPatient[];
  takeNumber: OrderSource["takeNumber"];
  now: Date;
};

/**
 * Returns a past checkout, appraised and built as a checkout of its day was (D24, D25, D29), with what has happened to its orders since.
 */
export function placeCart(cart: DemoCart, preorders: readonly FatedPreorder[], facts: DemoCartSource): PlacedCart {
  const { practice, edition, catalogue, takeNumber } = facts;
  const { key, person, location, placedAt } = cart;
  const inCart = preorders.map(({ preorder }) => ({
    ...{ ...preorder, status: "active" as const, cartId: namedId("cart", key) },
    ...{ findings: [], createdAt: placedAt, updatedAt: placedAt },
  }));
  const surroundings = surroundingsOf(cart, preorders, facts);
  const appraised = appraiseCart(inCart, surroundings, { edition, now: placedAt });
  const orderFacts: OrderSource = {
    cart: { id: namedId("cart", key), locationId: location.id, ownerId: person.id },
    cartConfirmationNum: takeNumber(),
    person: { ...person, tenantId: practice.tenantId },
    ...{ edition, workplace: surroundings.workplace, now: placedAt, takeNumber },
    newId: (preorderId, index) => (index === undefined ? namedId("order", preorderId) : namedId("transaction", preorderId, index)),
  };
  const fates = new Map(preorders.map(({ preorder, fate }) => [preorder.id, fate]));
  const placed = appraised.preorders.map((each) => {
    const built = buildOrder(each, orderFacts);
    const fate = fates.get(each.preorder.id) ?? "onItsWay";
    return { built, rows: orderRows(built, storiesOf(each, fate, { cart, changeableUntil: built.order.changeableUntil, facts })) };
  });
  return {
    receipt: receiptOf(
      placed.map(({ built }) => built),
      { late: [], cheaper: [], appraised, catalogue },
      orderFacts,
    ),
    orders: placed.map(({ rows }) => rows),
  };
}

/** Returns the market at the time of the checkout, and the practice as it is seeded. */
function surroundingsOf(
  cart: DemoCart,
  preorders: readonly FatedPreorder[],
  facts: DemoCartSource,
): AppraisedIn & { workplace: OrderWorkplace } {
  const { practice, edition, catalogue, patients } = facts;
  const { practiceName, phone } = practice;
  return {
    catalogue,
    choices: { of: () => ({ visible: true, available: true, isFavourite: false }) },
    findShelf: shelfFinder(catalogue, levelsOf(preorders, marketDayOf(cart.placedAt, edition.timeZone), catalogue), {
      edition,
      now: cart.placedAt,
    }),
    patients: new Map(patients.map((patient) => [patient.id, patient])),
    workplace: {
      tenant: { practiceName, phone, language: edition.defaultLanguage },
      location: { ...cart.location, street2: "", state: "" },
    },
    replaced: new Map(),
  };
}

const isWaiting = (fate: DemoFate) => typeof fate !== "string" && ["Backordered", "OverseasOrder"].includes(fate.standsAt);

/** Returns the stock of that day: nearly everything; for an order that waits the first product is short. */
function levelsOf(preorders: readonly FatedPreorder[], day: CalendarDay, { stockRules }: DemoCatalogue) {
  const levels = new Map<string, StockLevel>();
  for (const { preorder, fate } of preorders) {
    const random = seededRandom(`shelf ${preorder.id}`);
    const lines = [
      ...linesOf(preorder).map(({ quantity, productId, seriesId }) => ({ quantity, productId: productId ?? "", itemId: seriesId })),
      ...solutionsOf(preorder).map(({ quantity, solutionId }) => ({ quantity, productId: solutionId, itemId: solutionId })),
    ];
    for (const [index, { quantity, productId, itemId }] of lines.entries()) {
      if (stockRules.get(itemId)?.madeToOrder) continue;
      const isShort = isWaiting(fate) ? index === 0 : random.chance(0.05);
      const level = levels.get(productId) ?? { onHand: 0, expectedDay: null, soldOut: false, countedAt: null };
      const onHand = level.onHand + (isShort ? random.between(0, quantity - 1) : quantity);
      const expectedDay = isShort ? addDays(day, random.between(5, 12)) : level.expectedDay;
      levels.set(productId, { ...level, onHand, expectedDay });
    }
  }
  return levels;
}

/**
 * Returns what has happened to each transaction until now. What leaves now of an order that waits for the rest has taken its normal course.
 */
function storiesOf(
  appraised: AppraisedPreorder,
  fate: DemoFate,
  { cart, changeableUntil, facts }: { cart: DemoCart; changeableUntil: Date; facts: DemoCartSource },
) {
  const { id, dispensingPreference } = appraised.preorder;
  const { edition, catalogue, now } = facts;
  const random = seededRandom(`parts ${id}`);
  const parts = partsOf(appraised);
  const hasLater = parts.some(({ available }) => available === "later");
  return parts.map(({ available, expectedDay, itemId }): Step[] => {
    const waitsElsewhere = hasLater && available === "now" && isWaiting(fate);
    return orderStory(
      {
        ...{ fate: waitsElsewhere ? "onItsWay" : fate, available, expectedDay, edition, changeableUntil, now },
        ...{ toPatient: dispensingPreference === "ShipToPatient", shippingOption: cart.location.defaultShippingOption },
        ...{ isMadeToOrder: catalogue.stockRules.get(itemId)?.madeToOrder === true, placedAt: cart.placedAt },
      },
      random,
    );
  });
}

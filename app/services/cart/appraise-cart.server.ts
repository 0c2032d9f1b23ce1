import type { CartPatient } from "~/db/queries/cart/cart-patients.server";
import type { StoredPreorder } from "~/db/queries/cart/preorders.server";
import type { ReplaceableOrder } from "~/db/queries/orders/replaced-orders.server";
import { marketDayOf } from "~/domain/calendar/market-time";
import { activePreorders } from "~/domain/cart/cart-rules";
import type { ShownReview } from "~/domain/cart/checkout-blockers";
import type { CalendarDay } from "~/domain/edition";
import { linesOf, type OrderLine, solutionsOf } from "~/domain/order/order-lines";
import type { SolutionLine } from "~/domain/order/preorder";
import { checkDispensing, type DispensingCode } from "~/domain/patient/check-dispensing";
import type { Address } from "~/domain/patient/patient";
import { priceCart } from "~/domain/price/price-cart";
import type { PricedLine } from "~/domain/price/price-line";
import { type PricedOrder, type PriceRules, priceOrder, type Sums } from "~/domain/price/price-order";
import { findPriceRow, shownPriceRow } from "~/domain/price/price-row";
import { priceStepOf } from "~/domain/price/price-step";
import { underPromotions } from "~/domain/price/under-promotions";
import { stockStatusOf } from "~/domain/stock/stock-status";
import { findTrialFindings, type TrialFindings } from "~/domain/trial/trial-findings";
import { sharedShelves } from "../catalogue/find-shelf.server";
import { type AppraisedLine, describeLens, describeSolution } from "./appraised-line.server";
import type { CartScope, CartSurroundings, OrderWorkplace } from "./cart-surroundings.server";
import { arrivalsOf, deliveryPromiser } from "./promise-delivery.server";

/**
 * A preorder with everything that pages show of it, as it can be ordered: `promotionEnded` when it was made from a promotion that no longer
 * permits it, and is stock without one now (D74). `shippingRefusal` is why it cannot be shipped to its address.
 */
export type AppraisedPreorder = {
  preorder: StoredPreorder;
  promotionEnded: boolean;
  lines: AppraisedLine[];
  sums: Sums;
  patient: CartPatient | null;
  address: Address | null;
  shippingRefusal: DispensingCode | null;
  /** The order to replace. */
  replaced: ReplaceableOrder | null;
};

/** The cart's surroundings, with only the delivery settings of its location. */
export type AppraisedIn = Omit<CartSurroundings, "workplace"> & { workplace: Pick<OrderWorkplace, "location"> };

export type AppraisedCart = { preorders: AppraisedPreorder[]; totals: Sums; findings: TrialFindings };

/**
 * Returns price, stock, promise and findings of every preorder at one moment (D19, D25, D29). Lines of the same product share its stock in
 * cart order, active ones first; sums and findings count active ones only.
 */
export function appraiseCart(
  preorders: readonly StoredPreorder[],
  surroundings: AppraisedIn,
  scope: Pick<CartScope, "edition" | "now">,
): AppraisedCart {
  const active = activePreorders(preorders);
  const { edition, now } = scope;
  const { catalogue } = surroundings;
  const rules: PriceRules = {
    book: catalogue.prices,
    promotions: catalogue.promotions,
    vat: edition.vat,
    day: marketDayOf(now, edition.timeZone),
  };
  const priced = priceCart(active, rules, edition.shipToPatient);
  const prices = new Map(priced.orders.map((order) => [order.preorderId, order]));
  const appraise = preorderAppraiser(surroundings, { ...scope, day: rules.day });
  const inShelfOrder = [...active, ...preorders.filter((preorder) => preorder.status !== "active")];
  const appraised = new Map(
    inShelfOrder.map((preorder) => [preorder.id, appraise(preorder, prices.get(preorder.id) ?? priceOrder(preorder, 0, rules))]),
  );
  return {
    preorders: preorders.flatMap(({ id }) => appraised.get(id) ?? []),
    totals: priced.totals,
    findings: findTrialFindings(preorders, catalogue.seriesById),
  };
}

/** Returns what the review of these preorders shows, stored with the hold and compared at submission (D25). */
export function reviewOf(appraised: AppraisedCart): ShownReview {
  const active = appraised.preorders.filter(({ preorder }) => preorder.status === "active");
  return {
    lines: active.flatMap(({ preorder, lines }) =>
      lines.map(({ lineId, quantity, amount, orderable, stock, promise, promiseNow }) => ({
        preorderId: preorder.id,
        lineId,
        quantity,
        amount,
        orderable,
        promotional: preorder.orderType === "DiscountedPromotional",
        now: stock.now,
        later: stock.later,
        nowDay: promiseNow?.latestDay ?? null,
        promisedDay: promise?.latestDay ?? null,
      })),
    ),
  };
}

function preorderAppraiser(
  { catalogue, choices, findShelf, patients, workplace, replaced }: AppraisedIn,
  { edition, now, day }: Pick<CartScope, "edition" | "now"> & { day: CalendarDay },
) {
  const promise = deliveryPromiser({ edition, now, shippingOption: workplace.location.defaultShippingOption, catalogue });
  const shelves = sharedShelves(findShelf);

  return (stored: StoredPreorder, order: PricedOrder): AppraisedPreorder => {
    const preorder = underPromotions(stored, catalogue.promotions, day);
    const patient = preorder.patientId === null ? null : (patients.get(preorder.patientId) ?? null);
    const address = patient?.addresses.find(({ id }) => id === preorder.shippingAddressId) ?? null;
    const shipping = checkDispensing(preorder, address, edition);
    const toPatient = preorder.dispensingPreference === "ShipToPatient";
    const isTrial = preorder.merchandise.purchaseType === "Trial";
    const pricedById = new Map(order.lines.map((line) => [line.lineId, line]));
    const appraiseLine = (line: OrderLine | SolutionLine): AppraisedLine => {
      const described =
        "solutionId" in line ? describeSolution(line, catalogue) : describeLens(line, preorder.merchandise.purchaseType, catalogue);
      const { lineId, eye, itemId, seriesId, solutionId, productId, productName, imageId, packSize, values, quantity, isSold } = described;
      const stock = stockStatusOf(shelves.find(itemId, productId), quantity);
      shelves.take(productId, stock.now);
      const { unitPrice, discount, amount, promotionId } = pricedById.get(line.id) as PricedLine;
      const row = isTrial
        ? undefined
        : "solutionId" in line
          ? shownPriceRow(catalogue.prices, itemId)
          : findPriceRow(catalogue.prices, itemId, line.packSize);
      const days = promise(itemId, stock, toPatient);
      const { promise: promised, promiseNow, promiseLater } = days;
      const orderable = isSold && choices.of(itemId).available && unitPrice !== null && stock.isOrderable && shipping.permitted;
      // Every property by name: to copy `described` and add to it would take longer than the rest of the line.
      return {
        ...{ lineId, eye, itemId, seriesId, solutionId, productId, productName, imageId, packSize, values, quantity, isSold },
        ...{ unitPrice, discount, amount },
        promotion: catalogue.promotions.find(({ id }) => id === promotionId) ?? null,
        priceStep: row ? priceStepOf(row) : null,
        arrivals: arrivalsOf(stock, days, toPatient),
        ...{ stock, promise: promised, promiseNow, promiseLater, orderable },
      };
    };
    return {
      preorder,
      promotionEnded: preorder.orderType !== stored.orderType,
      lines: [...linesOf(preorder), ...solutionsOf(preorder)].map(appraiseLine),
      sums: sumsOf(order),
      patient,
      address,
      shippingRefusal: shipping.permitted ? null : shipping.code,
      replaced: replaced.get(preorder.replacesOrderId ?? "") ?? null,
    };
  };
}

function sumsOf({ lenses, solutions, discount, fee, net, vat, gross }: PricedOrder): Sums {
  return { lenses, solutions, discount, fee, net, vat, gross };
}

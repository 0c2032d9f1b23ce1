import type { InferContractRouterOutputs } from "@orpc/contract";
import type { Contract } from "~/calls/contract";
import type { NamedOrder } from "~/db/queries/orders/orders.server";
import type { TransactionRow } from "~/db/queries/orders/transactions.server";
import type { SignedIn } from "~/domain/account/signed-in";
import { lastDay } from "~/domain/calendar/days";
import type { CalendarDay, Edition } from "~/domain/edition";
import { canChange } from "~/domain/order/change-window";
import { mergeOrderedLines } from "~/domain/order/merge-ordered-lines";
import { orderedArrival } from "~/domain/order/ordered-arrival";
import type { OrderedLine } from "~/domain/order/placed-order";
import { productNamesOf } from "~/domain/order/product-names";
import { type ArrivalPart, joinArrivals } from "~/domain/stock/arrivals";
import { moneyIn, priceStepAnswerOf } from "~/services/cart/cart-answer.server";
import { promotionAnswerOf } from "~/services/catalogue/promotion-answer.server";

export type OrderAnswer = InferContractRouterOutputs<Contract>["orders"]["history"]["orders"][number];

/** The context of an order's response: who asks, in which market, and when. */
export type OrderScope = { person: Pick<SignedIn, "tenantId" | "subDomain">; edition: Edition; now: Date };

/**
 * Returns an order in the shape of the calls (D60). The message that hands it over has its id, which therefore is its orchestrationId
 * (D28).
 */
export function orderAnswerOf({ order, patient, parts }: NamedOrder, scope: OrderScope): OrderAnswer {
  const { edition, now, person } = scope;
  const money = moneyIn(edition);
  const { id, orderDetail } = order;
  const lines = mergeOrderedLines(parts.map(({ merchandise }) => merchandise));
  const window = { placedAt: order.placedAt, cutOffAt: order.changeableUntil, statuses: parts.map(({ status }) => status) };
  return {
    ...{ id, bpn: orderDetail.bpn, patientId: order.patientId, orchestrationId: id, preOrderId: order.preOrderId, cartId: order.cartId },
    patientFirst: patient?.firstName ?? null,
    patientLast: patient?.lastName ?? null,
    customerId: patient?.customerId || null,
    confirmationNum: order.confirmationNum,
    cartConfirmationNum: order.cartConfirmationNum,
    erpOrderNumber: order.erpOrderNumber,
    countryCode: edition.code,
    type: order.orderType,
    purchaseType: order.purchaseType,
    status: order.status,
    statusDetail: parts.find(({ status }) => status === order.status)?.statusDetail ?? null,
    cancelDate: order.cancelledAt,
    changeableUntil: order.changeableUntil,
    changeable: canChange(window, now).permitted,
    ...{ tenantName: orderDetail.practiceName, tenantId: person.tenantId, subDomain: person.subDomain, sourceType: order.sourceType },
    locationId: order.locationId,
    locationName: orderDetail.locationName,
    placedBy: orderDetail.currentUserName,
    productNames: productNamesOf(lines),
    lines: lines.map((line) => orderedLineAnswerOf(line, arrivalsOf(line, parts, order), edition)),
    boxesQuantity: order.boxesQuantity,
    promisedDay: lastPromisedDay(parts),
    parcels: parcelsOf(parts, edition),
    ...{ net: money(order.netAmount), fee: money(order.feeAmount), vat: money(order.vatAmount), gross: money(order.grossAmount) },
    vatRateBasisPoints: order.vatRateBasisPoints ?? edition.vat.rateBasisPoints,
    pricesIncludeVat: edition.vat.pricesInclude,
    createdAt: order.placedAt,
    updatedAt: order.updatedAt,
  };
}

/** Returns an ordered line in the shape of the calls, with the days on which its boxes arrive. */
export function orderedLineAnswerOf(line: OrderedLine, arrivals: ArrivalPart[], edition: Edition): OrderAnswer["lines"][number] {
  const money = moneyIn(edition);
  const { promotion, priceStep, promisedDay: _, ...ordered } = line;
  return {
    ...ordered,
    ...{ price: money(line.price), discount: money(line.discount), net: money(line.net) },
    promotion: promotion ? promotionAnswerOf(promotion, edition.currency) : null,
    priceStep: priceStepAnswerOf(priceStep ?? null, money),
    arrivals,
  };
}

/** Returns when the boxes of a line arrive, in whichever transactions; cancelled ones deliver nothing. */
export function arrivalsOf({ id }: OrderedLine, parts: readonly TransactionRow[], { orderDetail }: NamedOrder["order"]): ArrivalPart[] {
  const delivered = parts.filter(({ status }) => status !== "Cancelled");
  return joinArrivals(
    delivered.flatMap(({ promisedDay, merchandise }) => {
      const { available, lines } = merchandise;
      const part = { available, promisedDay, toPatient: !orderDetail.shipToOffice, lines };
      return lines.filter((line) => line.id === id).map((line) => orderedArrival(line, part));
    }),
  );
}

/** Returns the courier's tracking page of a parcel. */
export function trackingUrlOf(trackingNumber: string | null, { trackingUrl }: Edition): string | null {
  return trackingNumber && trackingUrl ? trackingUrl.replace("{number}", encodeURIComponent(trackingNumber)) : null;
}

function parcelsOf(parts: readonly TransactionRow[], edition: Edition): OrderAnswer["parcels"] {
  const numbers = [...new Set(parts.flatMap(({ trackingNumber }) => trackingNumber ?? []))];
  return numbers.map((trackingNumber) => ({ trackingNumber, trackingUrl: trackingUrlOf(trackingNumber, edition) }));
}

/** Returns the day of the last part; cancelled parts do not count. */
function lastPromisedDay(parts: readonly TransactionRow[]): CalendarDay | null {
  return lastDay(parts.filter(({ status }) => status !== "Cancelled").map(({ promisedDay }) => promisedDay));
}

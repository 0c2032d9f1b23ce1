import type { InferContractRouterOutputs } from "@orpc/contract";
import type { Contract } from "~/calls/contract";
import type { NamedOrder } from "~/db/queries/orders.server";
import type { TransactionRow } from "~/db/queries/transactions.server";
import type { SignedIn } from "~/domain/account/signed-in";
import type { CalendarDay, Edition } from "~/domain/edition";
import { canChange } from "~/domain/order/change-window";
import { mergeOrderedLines } from "~/domain/order/merge-ordered-lines";
import type { OrderedLine } from "~/domain/order/placed-order";
import { moneyIn } from "../cart/answer-cart.server";

export type OrderAnswer = InferContractRouterOutputs<Contract>["orders"]["history"]["orders"][number];

/** What an order answers with besides itself: who asks, in which market, and when. */
export type OrderScope = { person: Pick<SignedIn, "tenantId" | "subDomain">; edition: Edition; now: Date };

/** An order as calls answer it (spec section 3). The message that hands it over carries its id, so that is its orchestrationId (D28). */
export function answerOrder({ order, patient }: NamedOrder, parts: readonly TransactionRow[], scope: OrderScope): OrderAnswer {
  const { edition, now, person } = scope;
  const money = moneyIn(edition);
  const { id, orderDetail } = order;
  const lines = mergeOrderedLines(parts.map(({ merchandise }) => merchandise));
  const window = { placedAt: order.placedAt, cutOffAt: order.changeableUntil, statuses: parts.map(({ status }) => status) };
  return {
    ...{ id, bpn: orderDetail.bpn, patientId: order.patientId, orchestrationId: id, preOrderId: order.preOrderId, cartId: order.cartId },
    patientFirst: patient?.firstName ?? null,
    patientLast: patient?.lastName ?? null,
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
    productNames: [...new Set(lines.map(({ productName }) => productName))],
    lines: lines.map((line) => answerOrderedLine(line, edition)),
    boxesQuantity: order.boxesQuantity,
    promisedDay: lastPromisedDay(parts),
    parcels: parcelsOf(parts, edition),
    ...{ net: money(order.netAmount), fee: money(order.feeAmount), vat: money(order.vatAmount), gross: money(order.grossAmount) },
    createdAt: order.placedAt,
    updatedAt: order.updatedAt,
  };
}

export function answerOrderedLine(line: OrderedLine, edition: Edition): OrderAnswer["lines"][number] {
  const money = moneyIn(edition);
  return { ...line, price: money(line.price), discount: money(line.discount), net: money(line.net) };
}

/** Where the courier shows a parcel. */
export function trackingUrlOf(trackingNumber: string | null, { trackingUrl }: Edition): string | null {
  return trackingNumber && trackingUrl ? trackingUrl.replace("{number}", encodeURIComponent(trackingNumber)) : null;
}

function parcelsOf(parts: readonly TransactionRow[], edition: Edition): OrderAnswer["parcels"] {
  const numbers = [...new Set(parts.flatMap(({ trackingNumber }) => trackingNumber ?? []))];
  return numbers.map((trackingNumber) => ({ trackingNumber, trackingUrl: trackingUrlOf(trackingNumber, edition) }));
}

/** The day of the part that comes last; parts that were cancelled do not come. */
function lastPromisedDay(parts: readonly TransactionRow[]): CalendarDay | null {
  const days = parts.filter(({ status }) => status !== "Cancelled").map(({ promisedDay }) => promisedDay);
  return days.includes(null) ? null : (days.toSorted().at(-1) ?? null);
}

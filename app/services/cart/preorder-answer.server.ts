import type { InferContractRouterOutputs } from "@orpc/contract";
import type { Contract } from "~/calls/contract";
import { isReplaceable, type ReplaceableOrder } from "~/db/queries/orders/replaced-orders.server";
import { boxesOf } from "~/domain/order/order-lines";
import type { Rx } from "~/domain/order/preorder";
import { kindOf } from "~/domain/order/preorder-kind";
import type { SignedInContext } from "~/services/call-context.server";
import type { Catalogue } from "~/services/catalogue/load-catalogue.server";
import { promotionAnswerOf } from "~/services/catalogue/promotion-answer.server";
import { findingAnswerOf } from "~/services/prescription/finding-answer.server";
import type { AppraisedPreorder } from "./appraise-cart.server";
import type { AppraisedLine } from "./appraised-line.server";
import { moneyIn, priceStepAnswerOf, sumsAnswerOf } from "./cart-answer.server";
import type { CartSurroundings } from "./cart-surroundings.server";
import { eyeLine } from "./eye-line.server";
import type { CartWithSurroundings } from "./load-appraised-cart.server";
import { orderedDetail } from "./ordered-detail.server";
import { sentMerchandise } from "./sent-merchandise.server";

export type PreorderAnswer = InferContractRouterOutputs<Contract>["cart"]["populate"]["preordersPatient"][number];

/** Returns the preorders of a cart in the shape of the calls. */
export const preorderAnswersOf = (
  { appraised, surroundings }: Pick<CartWithSurroundings, "appraised" | "surroundings">,
  context: Answerer,
): PreorderAnswer[] => appraised.preorders.map((each) => preorderAnswerOf(each, surroundings, context));

type Answerer = Pick<SignedInContext, "person" | "edition" | "now">;

/** Returns a preorder in the shape of the calls; price (before discount) and discount are the sums of its lines (D25). */
export function preorderAnswerOf(
  appraised: AppraisedPreorder,
  { workplace, catalogue }: Pick<CartSurroundings, "workplace" | "catalogue">,
  { person, edition, now }: Answerer,
): PreorderAnswer {
  const { preorder, promotionEnded, lines, sums, patient, address, shippingRefusal, replaced } = appraised;
  const money = moneyIn(edition);
  const { merchandise } = preorder;
  return {
    id: preorder.id,
    revision: preorder.revision,
    status: visibleStatus(preorder.status),
    cartId: preorder.cartId,
    locationId: preorder.locationId,
    ...{ tenantId: workplace.tenant.tenantId, subDomain: workplace.tenant.subDomain, cartConfirmationNum: null },
    orderDetail: orderedDetail(appraised, { person, workplace, edition }),
    distributor: "CVI",
    sourceType: preorder.receivedFrom ?? edition.sourceType,
    orderType: preorder.orderType,
    kind: kindOf(preorder),
    patientId: preorder.patientId,
    patientFirst: patient?.firstName ?? null,
    patientLast: patient?.lastName ?? null,
    customerId: patient?.customerId ?? null,
    shippingAddressId: preorder.shippingAddressId,
    shippingAddress: address && { street: address.street, street2: address.street2, city: address.city, zip: address.zip },
    dispensingPreference: preorder.dispensingPreference,
    shippingRefusal,
    note: preorder.note,
    promotionId: preorder.promotionId,
    promotionEnded,
    replacesOrderId: preorder.replacesOrderId,
    replacedOrder: replaced && replacedAnswerOf(replaced, now),
    merchandise: {
      ...sentMerchandise(merchandise),
      rx: "rx" in merchandise ? eyesOf(merchandise.rx, catalogue) : null,
      price: money(sums.lenses + sums.solutions),
      discount: money(sums.discount),
    },
    lines: lines.map((line) => lineAnswerOf(line, money)),
    findings: preorder.findings.map((found) => findingAnswerOf(found, person)),
    boxesQuantity: boxesOf(preorder),
    sums: sumsAnswerOf(sums, edition),
    createdAt: preorder.createdAt,
    updatedAt: preorder.updatedAt,
  };
}

function eyesOf({ startDate, expirationDate, left, right }: Rx, catalogue: Catalogue) {
  return { startDate, expirationDate, left: left && eyeLine(left, catalogue), right: right && eyeLine(right, catalogue) };
}

/** Returns the order that the preorder will replace, with whether that is still possible. */
function replacedAnswerOf(order: ReplaceableOrder, now: Date): PreorderAnswer["replacedOrder"] {
  const { confirmationNum, cartId, changeableUntil, status } = order;
  return { confirmationNum, cartId, changeableUntil, changeable: isReplaceable(order, now), cancelled: status === "Cancelled" };
}

function lineAnswerOf(line: AppraisedLine, money: ReturnType<typeof moneyIn>): PreorderAnswer["lines"][number] {
  const { lineId, eye, itemId, seriesId, solutionId, productId, productName, imageId, packSize, values, quantity } = line;
  const { status, left, now, later, expectedDay } = line.stock;
  return {
    ...{ id: lineId, eye, itemId, seriesId, solutionId, productId, productName, imageId, packSize, values, quantity },
    price: money(line.unitPrice ?? 0),
    discount: money(line.discount),
    net: money(line.amount),
    promotion: line.promotion && promotionAnswerOf(line.promotion, money(0).currency),
    priceStep: priceStepAnswerOf(line.priceStep, money),
    arrivals: line.arrivals,
    stock: { status, left, now, later, expectedAt: expectedDay },
    promise: line.promise,
    orderable: line.orderable,
  };
}

function visibleStatus(status: AppraisedPreorder["preorder"]["status"]): PreorderAnswer["status"] {
  if (status === "removed" || status === "ordered") throw new RangeError(`A preorder that is ${status} is not shown`);
  return status;
}

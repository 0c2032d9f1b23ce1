import { v7 as uuid } from "uuid";
import type { TypedForm } from "./typed-form";

/** The part and the line of a line, as the form of claims names them. */
const lineOf = (orderedLine: string) => orderedLine.split("/").slice(1).join(".");

/** The forms by which practices ask the distributor about placed orders, and by which operators answer. */
export const requestForms: readonly TypedForm[] = [
  {
    route: "routes/history/ask-to-cancel.tsx",
    at: ({ orderId, orderedCartId }) => `/history/history-detail/ask/${orderId}?cart=${orderedCartId}`,
    more: () => ({ requestId: uuid() }),
    fields: { message: "lines" },
  },
  {
    route: "routes/history/return.tsx",
    at: ({ deliveredLine, orderId, orderedCartId }) =>
      `/history/history-detail/return/${deliveredLine}?cart=${orderedCartId}&order=${orderId}`,
    more: () => ({ requestId: uuid(), reason: "notNeeded" }),
    fields: { quantity: "number", lot: "line", message: "lines" },
  },
  {
    route: "routes/history/deliveries.tsx",
    at: () => "/history/deliveries",
    more: () => ({ delivery: uuid(), box: uuid(), intent: "count" }),
    fields: { code: "line" },
  },
  {
    route: "routes/history/recall.tsx",
    inAddress: "app/components/deliveries/recall-page.tsx",
    at: () => "/history/recall",
    fields: { lots: "line", product: "line" },
  },
  {
    route: "routes/history/delivery.tsx",
    at: ({ deliveryId }) => `/history/deliveries/${deliveryId}`,
    more: ({ deliveredLine }) => ({ claim: lineOf(deliveredLine), [`request.${lineOf(deliveredLine)}`]: uuid() }),
    fields: ({ deliveredLine }) => ({ [`quantity.${lineOf(deliveredLine)}`]: "number", message: "lines" }),
  },
  {
    route: "routes/operator/new-promotion.tsx",
    ofOperator: true,
    at: () => "/operator/promotions/new",
    more: () => ({ promotionId: uuid(), seriesIds: "il-myday" }),
    fields: {
      ...{ "name-he": "line", "text-he": "line", "name-en": "line", "text-en": "line", reviewNumber: "line" },
      ...{ discount: "number", minimumBoxes: "number", fromDay: "line", toDay: "line" },
    },
  },
  {
    route: "routes/operator/change-promotion.tsx",
    ofOperator: true,
    at: ({ plannedPromotion }) => `/operator/promotions/IL/${plannedPromotion}/change`,
    more: () => ({ seriesIds: "il-myday" }),
    fields: {
      ...{ "name-he": "line", "text-he": "line", "name-en": "line", "text-en": "line", reviewNumber: "line" },
      ...{ discount: "number", minimumBoxes: "number", fromDay: "line", toDay: "line" },
    },
  },
  {
    route: "routes/operator/new-practice.tsx",
    ofOperator: true,
    at: () => "/operator/practices/new",
    more: () => ({ tenantId: uuid(), edition: "IL", "locations[0].defaultShippingOption": "DAY" }),
    fields: {
      ...{ practiceName: "line", subDomain: "line", partnerNumber: "line", phone: "line", email: "line", reason: "line" },
      businessNumber: "line",
      ...{ "admin.firstName": "line", "admin.lastName": "line", "admin.email": "line" },
      ...Object.fromEntries(
        ["name", "street", "street2", "city", "zip", "phone", "shipToCode", "partnerNumber"].map((name) => [
          `locations[0].${name}`,
          "line",
        ]),
      ),
    },
  },
  {
    route: "routes/operator/promotion.tsx",
    ofOperator: true,
    at: ({ plannedPromotion }) => `/operator/promotions/IL/${plannedPromotion}`,
    fields: { reason: "line" },
  },
  {
    route: "routes/operator/answer-request.tsx",
    ofOperator: true,
    at: ({ tenantId, requestId }) => `/operator/requests/${tenantId}/${requestId}`,
    more: () => ({ state: "declined" }),
    fields: { message: "lines" },
  },
];

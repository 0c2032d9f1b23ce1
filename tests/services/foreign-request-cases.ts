import { v7 as uuid } from "uuid";
import { deliveryIdCases, openDeliveryIds } from "./foreign-delivery-cases";
import type { IdCase } from "./id-case";

const one = (call: string, field: string, kind: IdCase["kind"], input: IdCase["input"]): IdCase => ({ call, field, kind, input });

/** What is asked about one line of one part of a placed order. */
const ofOrderedLine = (call: string): IdCase[] => {
  const fields = { orderId: "order", transactionId: "transaction", lineId: "orderedLine" } as const;
  return Object.entries(fields).map(([field, kind]) =>
    one(call, field, kind, (id, mine) => ({
      ...{ orderId: mine.order, transactionId: mine.transaction, lineId: mine.orderedLine, requestId: uuid() },
      ...{ choice: "wait", quantity: 1, reason: "notNeeded", [field]: id },
    })),
  );
};

/** What is asked of the distributor about placed orders: refused 404, like an id that does not exist. */
export const requestIdCases: IdCase[] = [
  one("requests.askToCancel", "orderId", "order", (id) => ({ orderId: id, requestId: uuid() })),
  ...["readBackorder", "chooseForBackorder", "readReturn", "askToReturn"].flatMap((name) => ofOrderedLine(`requests.${name}`)),
  one("requests.withdraw", "requestId", "request", (id) => ({ requestId: id })),
  one("requests.listReturns", "tenantId", "tenant", (id) => ({ tenantId: id })),
  one("requests.readPhoto", "requestId", "request", (id) => ({ requestId: id })),
  ...deliveryIdCases,
];

/** Fields of these calls that hold ids and open nothing, with the reason. */
export const openRequestIds: Record<string, string> = {
  ...openDeliveryIds,
  ...Object.fromEntries(
    ["askToCancel", "chooseForBackorder", "askToReturn"].map((name) => [
      `requests.${name} requestId`,
      "made by the caller; looked up only among what was asked about an order of one's own",
    ]),
  ),
  "distributor.answerRequests answers[].tenantId": "the distributor's own system, which knows every practice (D28)",
  "distributor.answerRequests answers[].requestId": "the distributor's own system, which knows every practice (D28)",
};

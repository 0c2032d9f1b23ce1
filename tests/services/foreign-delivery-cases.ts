import { v7 as uuid } from "uuid";
import type { IdCase } from "./id-case";

const one = (call: string, field: string, kind: IdCase["kind"], input: IdCase["input"]): IdCase => ({ call, field, kind, input });
const scanned = () => ({ id: uuid(), code: "04006381333931", way: "scanner" });

const claimFields = { orderId: "order", transactionId: "transaction", lineId: "orderedLine" } as const;

/** The ids of deliveries: refused 404, like one that does not exist. */
export const deliveryIdCases: IdCase[] = [
  one("deliveries.view", "locationId", "location", (id) => ({ locationId: id })),
  one("deliveries.list", "locationId", "location", (id) => ({ locationId: id })),
  one("deliveries.count", "locationId", "location", (id) => ({ locationId: id, deliveryId: uuid(), boxes: [scanned()] })),
  one("deliveries.takeBack", "locationId", "location", (id, mine) => ({ locationId: id, boxId: mine.box })),
  one("deliveries.takeBack", "boxId", "box", (id, mine) => ({ locationId: mine.location, boxId: id })),
  one("deliveries.finish", "deliveryId", "delivery", (id) => ({ deliveryId: id })),
  one("deliveries.read", "deliveryId", "delivery", (id) => ({ deliveryId: id })),
  ...Object.entries(claimFields).map(([field, kind]) =>
    one("deliveries.claim", `claims[].${field}`, kind, (id, mine) => ({
      claims: [
        {
          ...{ orderId: mine.order, transactionId: mine.transaction, lineId: mine.orderedLine, requestId: uuid(), quantity: 1 },
          [field]: id,
        },
      ],
    })),
  ),
];

/** Fields of these calls that hold ids and open nothing, with the reason. */
export const openDeliveryIds: Record<string, string> = {
  "deliveries.count deliveryId": "made by the caller; the location's open delivery is found by the location",
  "deliveries.count boxes[].id": "made by the caller; one that another practice has counted is another box",
  "deliveries.claim claims[].requestId": "made by the caller; looked up only among what was asked about an order of one's own",
};

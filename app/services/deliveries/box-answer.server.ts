import type { ReceivedRow } from "~/db/queries/orders/received-boxes.server";

/** Returns the data of received boxes, and who counted them when. */
export function boxAnswerOf({ id, lot, expiresOn, way, quantity, countedByName, countedAt }: ReceivedRow) {
  return { id, lot, expiresOn, way, quantity, countedBy: countedByName, countedAt };
}

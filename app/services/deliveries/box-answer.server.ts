import type { ReceivedRow } from "~/db/queries/orders/received-boxes.server";

/** What received boxes say of themselves, and who counted them when. */
export function boxAnswerOf({ id, lot, expiresOn, way, quantity, countedByName, countedAt }: ReceivedRow) {
  return { id, lot, expiresOn, way, quantity, countedBy: countedByName, countedAt };
}

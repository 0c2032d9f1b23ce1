import { v7 as newId } from "uuid";
import { type CountedRow, type DeliveryRow, finishDelivery, listCountedBoxes, lockDelivery } from "~/db/queries/orders/deliveries.server";
import { insertReceivedBoxes, type ReceivedRow } from "~/db/queries/orders/received-boxes.server";
import { groupBoxes } from "~/domain/delivery/group-boxes";
import { lotKey } from "~/domain/delivery/lot-key";
import { matchBoxes } from "~/domain/delivery/match-boxes";
import { fullName } from "~/domain/person-name";
import { signedIn } from "../access.server";
import { recordAudit } from "../audit/record-audit.server";
import { putReceivedTrials } from "../fitting/put-received-trials.server";
import { type LineAnswer, listExpectedLines } from "./expected-lines.server";

/**
 * Records what was counted as received, by line (D86), and puts trial packs for the practice on its shelf (D160). A delivery that is
 * already finished is returned unchanged.
 */
export const finishCounting = signedIn.deliveries.finish.handler(({ input, context, errors }) => {
  const { person, edition, now } = context;
  const { deliveryId } = input;
  return context.withTenant(async (db) => {
    const delivery = await lockDelivery(db, deliveryId);
    if (!delivery || !person.locationIds.includes(delivery.locationId)) throw errors.notFound();
    if (delivery.finishedAt) return { deliveryId, boxesQuantity: delivery.boxesQuantity ?? 0 };
    const boxes = await listCountedBoxes(db, deliveryId);
    if (boxes.length === 0) throw errors.nothingCounted();
    const matched = matchBoxes(await listExpectedLines(db, context, delivery.locationId), boxes);
    const received = matched.lines.map(({ line, boxes: ofLine }) => ({ line, rows: receivedRows(delivery, line, ofLine) }));
    await insertReceivedBoxes(db.tx, [...received.flatMap(({ rows }) => rows), ...receivedRows(delivery, null, matched.unexpected)]);
    await putReceivedTrials(
      db,
      context,
      received.flatMap(({ line, rows }) => (line.patientLast === null ? rows : [])),
    );
    const finishedByName = fullName(person, edition.defaultLanguage);
    await finishDelivery(db, deliveryId, { finishedAt: now, finishedById: person.id, finishedByName, boxesQuantity: boxes.length });
    const orderIds = matched.lines.flatMap(({ line, boxes: ofLine }) => (ofLine.length > 0 ? line.orderId : []));
    for (const orderId of new Set(orderIds)) {
      recordAudit(db, person, { action: "deliveryReceived", subjectKind: "order", subjectId: orderId }, now);
    }
    return { deliveryId, boxesQuantity: boxes.length };
  });
});

function receivedRows({ tenantId, id: deliveryId, locationId }: DeliveryRow, line: LineAnswer | null, boxes: readonly CountedRow[]) {
  return groupBoxes(boxes).map(({ box, quantity }): ReceivedRow => {
    const { gtin, product, lot, expiresOn, way, countedById, countedByName, countedAt } = box;
    return {
      ...{ tenantId, id: newId(), deliveryId, locationId },
      ...{ orderId: line?.orderId ?? null, transactionId: line?.transactionId ?? null, lineId: line?.lineId ?? null },
      ...{ gtin, product, lot, lotKey: lot === null ? null : lotKey(lot), expiresOn, way, countedById, countedByName, countedAt, quantity },
    };
  });
}

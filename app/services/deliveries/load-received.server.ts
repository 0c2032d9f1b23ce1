import type { Answers } from "~/calls/answers";
import { findDelivery } from "~/db/queries/orders/deliveries.server";
import { listReceivedOfDelivery, listTrackedParts, type NamedReceived, type TrackedPart } from "~/db/queries/orders/received-boxes.server";
import type { RequestRow } from "~/db/queries/orders/requests.server";
import { together } from "~/db/together.server";
import { marketDayOf } from "~/domain/calendar/market-time";
import { missingBoxes } from "~/domain/request/shortage";
import { requestAnswerOf } from "~/services/requests/request-answer.server";
import { signedIn } from "../access.server";
import { recordAudit } from "../audit/record-audit.server";
import { loadCatalogue } from "../catalogue/load-catalogue.server";
import { boxAnswerOf } from "./box-answer.server";
import { answerLines, inTurn, listExpectedParts, orderedAnswerOf, trackLines } from "./expected-lines.server";
import { deliveryAnswerOf } from "./view-delivery.server";

type Received = Answers["deliveries"]["read"]["received"][number];

/** Returns the boxes of a delivery, and what is missing from its parts and from those that the distributor reports as delivered (D86). */
export const loadDelivery = signedIn.deliveries.read.handler(({ input, context, errors }) => {
  const { person, edition, now } = context;
  return context.view(async (db) => {
    const [delivery, received] = await together(findDelivery(db, input.deliveryId), listReceivedOfDelivery(db, input.deliveryId));
    if (!delivery?.finishedAt || !person.locationIds.includes(delivery.locationId)) throw errors.notFound();
    recordAudit(db, person, { action: "orderViewed", subjectKind: "order", subjectId: null }, now);
    recordAudit(db, person, { action: "patientViewed", subjectKind: "patient", subjectId: null }, now);
    const orderIds = [...new Set(received.flatMap(({ box }) => box.orderId ?? []))];
    const opened = new Set(received.flatMap(({ box }) => box.transactionId ?? []));
    const [expected, ordered, catalogue] = await together(
      listExpectedParts(db, context, delivery.locationId),
      listTrackedParts(db, orderIds, edition.code),
      loadCatalogue(db.tx, edition.code),
    );
    const elsewhere = expected.filter(({ part }) => part.status === "Delivered" && !opened.has(part.id));
    const brought = ordered.filter(({ part }) => opened.has(part.id));
    const tracked = inTurn(trackLines([...brought, ...elsewhere]));
    const lacking = tracked.flatMap((each) => {
      const { part } = each.named;
      const isOpened = opened.has(part.id);
      const missing = missingBoxes({ status: part.status, isOpened, left: each.line.left, claimed: each.claimed });
      return missing === 0 ? [] : [{ each, missing, isOpened }];
    });
    const answered = answerLines(
      lacking.map(({ each }) => each),
      catalogue,
    );
    const claims = claimsOf([...brought, ...elsewhere]);
    return {
      ...{ delivery: deliveryAnswerOf(delivery), locationName: context.workplaceAt(delivery.locationId).location.name },
      today: marketDayOf(now, edition.timeZone),
      ...{ received: received.map(receivedAnswerOf), claims: claims.map((claim) => requestAnswerOf(claim, edition)) },
      lacking: answered.flatMap((line, index) => {
        const found = lacking[index];
        return found ? [{ ...line, missing: found.missing, isOpened: found.isOpened }] : [];
      }),
    };
  });
});

/** Returns the claims about parts that nobody has withdrawn, earliest first. */
function claimsOf(parts: readonly TrackedPart[]): RequestRow[] {
  return parts
    .flatMap(({ requests }) => requests.filter(({ kind, state }) => kind === "shortage" && state !== "withdrawn"))
    .toSorted((one, other) => one.askedAt.getTime() - other.askedAt.getTime() || one.id.localeCompare(other.id));
}

/** Returns received boxes with the line that got them. */
export function receivedAnswerOf({ box, part, order, patient }: NamedReceived): Received {
  return {
    ...{ ...boxAnswerOf(box), gtin: box.gtin, product: box.product },
    ordered: part && order && box.lineId !== null ? orderedAnswerOf({ part, order, patient }, box.lineId) : null,
  };
}

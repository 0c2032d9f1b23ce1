import type { Answers } from "~/calls/answers";
import type { PracticeDb } from "~/db/database.server";
import { type CountedRow, type DeliveryRow, findCounting, listCountedBoxes, listDeliveries } from "~/db/queries/orders/deliveries.server";
import { together } from "~/db/together.server";
import { marketDayOf } from "~/domain/calendar/market-time";
import { signedIn } from "../access.server";
import { recordAudit } from "../audit/record-audit.server";
import { parseCursor, writeCursor } from "../orders/history-filter.server";
import { malformed } from "../refuse-malformed.server";
import { listExpectedLines } from "./expected-lines.server";

type Counting = Answers["deliveries"]["takeBack"];
type Received = Answers["deliveries"]["list"]["deliveries"][number];

const pageSize = 10;

/** Returns what a location expects and has counted so far (D86). */
export const viewDelivery = signedIn.deliveries.view.handler(({ input, context, errors }) => {
  const { person, edition, now } = context;
  const { locationId } = input;
  if (!person.locationIds.includes(locationId)) throw errors.notFound();
  return context.view(async (db) => {
    recordAudit(db, person, { action: "orderViewed", subjectKind: "order", subjectId: null }, now);
    recordAudit(db, person, { action: "patientViewed", subjectKind: "patient", subjectId: null }, now);
    const [lines, counting] = await together(listExpectedLines(db, context, locationId), findCounting(db, locationId));
    return { today: marketDayOf(now, edition.timeZone), lines, ...countingOf(counting?.delivery ?? null, counting?.boxes ?? []) };
  });
});

/** Returns the deliveries that a location received, newest first. */
export const listReceivedDeliveries = signedIn.deliveries.list.handler(async ({ input, context, errors }) => {
  const { locationId, next } = input;
  if (!context.person.locationIds.includes(locationId)) throw errors.notFound();
  const before = next ? parseCursor(next) : null;
  if (next && !before) throw malformed("next", "unknownPage");
  const found = await context.read((db) => listDeliveries(db, locationId, { before, limit: pageSize + 1 }));
  const deliveries = found.slice(0, pageSize).map(deliveryAnswerOf);
  const last = deliveries.at(-1);
  return { deliveries, next: last && found.length > pageSize ? writeCursor({ at: last.finishedAt, id: last.id }) : null };
});

/** Returns what is counted in an open delivery; empty when there is none. */
export async function countingAnswer(db: PracticeDb, open: DeliveryRow | null): Promise<Counting> {
  return countingOf(open, open ? await listCountedBoxes(db, open.id) : []);
}

const countingOf = (open: DeliveryRow | null, boxes: readonly CountedRow[]): Counting => ({
  deliveryId: open?.id ?? null,
  boxes: boxes.map(countedAnswerOf),
});

function countedAnswerOf({ id, gtin, product, lot, expiresOn, way }: CountedRow): Counting["boxes"][number] {
  return { id, gtin, product, lot, expiresOn, way };
}

/** Returns a finished delivery in the shape of the calls. */
export function deliveryAnswerOf({ id, locationId, finishedAt, finishedByName, boxesQuantity }: DeliveryRow): Received {
  if (!finishedAt) throw new Error(`Delivery ${id} is not finished`);
  return { id, locationId, finishedAt, finishedBy: finishedByName ?? "", boxesQuantity: boxesQuantity ?? 0 };
}

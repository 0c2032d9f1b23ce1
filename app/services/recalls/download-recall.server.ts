import type { OrderKey } from "~/db/queries/orders/order-search.server";
import { listRecalled, type NamedReceived, type RecallFilter, sumRecalled } from "~/db/queries/orders/received-boxes.server";
import { marketDayOf } from "~/domain/calendar/market-time";
import { type CsvCell, csvLine, csvText } from "~/domain/csv";
import { checkLots } from "~/domain/delivery/recall-filter";
import { prescriptionText } from "~/domain/lens/prescription-text";
import { clinical } from "../access.server";
import type { SignedInContext } from "../call-context.server";
import { csvAnswer } from "../csv-answer.server";
import { errorOf } from "../error-of.server";
import { recallFilter, recordPatients } from "./search-recall.server";

const boxesAtATime = 500;

const columns = [
  ...["lot", "expiresOn", "receivedDay", "locationName", "transactionConfirmationNum", "patientFirst", "patientLast", "patientId"],
  ...["gtin", "productId", "productName", "packSize", "values", "eye", "quantity", "way", "countedBy"],
];

/** Returns who got the boxes of some lots, as CSV (D30, D87). Each patient in it counts as exported in the audit trail (D32). */
export const downloadRecall = clinical.recalls.download.handler(async ({ input, context, errors }) => {
  const { edition, now } = context;
  const verdict = checkLots(input.lots);
  if (!verdict.permitted) throw errorOf(errors, verdict);
  const filter = recallFilter(input, context);
  await context.withTenant(async (db) => {
    const { patientIds } = await sumRecalled(db, filter);
    recordPatients(db, context, { action: "patientExported", patientIds });
  });
  return csvAnswer(`recall-${marketDayOf(now, edition.timeZone)}`, recallLines(context, filter));
});

async function* recallLines({ read, edition }: SignedInContext, filter: RecallFilter): AsyncGenerator<string, void> {
  yield csvText([columns]);
  let before: OrderKey | null = null;
  do {
    const page: { before: OrderKey | null; limit: number } = { before, limit: boxesAtATime };
    const found = await read((db) => listRecalled(db, filter, page));
    yield found
      .map((named) => rowOf(named, edition.timeZone))
      .map(csvLine)
      .join("");
    const last = found.at(-1)?.box;
    before = last && found.length === boxesAtATime ? { at: last.countedAt, id: last.id } : null;
  } while (before !== null);
}

function rowOf({ box, part, order, patient, locationName }: NamedReceived, timeZone: string): CsvCell[] {
  const { product } = box;
  const eye = part?.merchandise.lines.find(({ id }) => id === box.lineId)?.eye ?? null;
  return [
    ...[box.lot, box.expiresOn, marketDayOf(box.countedAt, timeZone), locationName, part?.transactionConfirmationNum ?? null],
    ...[patient?.firstName ?? null, patient?.lastName ?? null, order?.patientId ?? null],
    ...[box.gtin, product?.productId ?? null, product?.productName ?? null, product?.packSize ?? null],
    ...[product ? prescriptionText(product.values) : null, eye, box.quantity, box.way, box.countedByName],
  ];
}

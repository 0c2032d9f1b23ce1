import type { OrderKey } from "~/db/queries/orders/order-search.server";
import type { GivenPacks } from "~/db/queries/orders/recalled-packs.server";
import type { NamedReceived } from "~/db/queries/orders/received-boxes.server";
import { marketDayOf } from "~/domain/calendar/market-time";
import { type CsvCell, csvLine, csvText } from "~/domain/csv";
import { checkLots } from "~/domain/delivery/recall-filter";
import { prescriptionText } from "~/domain/lens/prescription-text";
import { clinical } from "../access.server";
import type { SignedInContext } from "../call-context.server";
import type { Catalogue } from "../catalogue/load-catalogue.server";
import { csvAnswer } from "../csv-answer.server";
import { errorOf } from "../error-of.server";
import { fittingProduct } from "../fitting/fitting-shelf.server";
import { listRecall, loadRecall, type Recall, sumRecall } from "./list-recall.server";
import { recordPatients } from "./search-recall.server";

const rowsAtATime = 500;

const columns = [
  ...["lot", "expiresOn", "receivedDay", "locationName", "transactionConfirmationNum", "patientFirst", "patientLast", "patientId"],
  ...["gtin", "productId", "productName", "packSize", "values", "eye", "quantity", "way", "countedBy", "source"],
];

/**
 * Returns who got the boxes and trial packs of some lots, as CSV (D30, D87). Each patient in it counts as exported in the audit trail
 * (D32). `receivedDay` of a trial pack is the day on which it was given out.
 */
export const downloadRecall = clinical.recalls.download.handler(async ({ input, context, errors }) => {
  const { edition, now } = context;
  const verdict = checkLots(input.lots);
  if (!verdict.permitted) throw errorOf(errors, verdict);
  const recall = await context.withTenant(async (db) => {
    const asked = await loadRecall(db, input, context);
    const { patientIds } = await sumRecall(db, asked);
    recordPatients(db, context, { action: "patientExported", patientIds });
    return asked;
  });
  return csvAnswer(`recall-${marketDayOf(now, edition.timeZone)}`, recallLines(context, recall));
});

async function* recallLines({ read, edition }: SignedInContext, recall: Recall): AsyncGenerator<string, void> {
  yield csvText([columns]);
  let before: OrderKey | null = null;
  do {
    const page: { before: OrderKey | null; limit: number } = { before, limit: rowsAtATime };
    const found = await read((db) => listRecall(db, recall, page));
    yield found
      .map(({ received, given }) =>
        received ? rowOfBoxes(received, edition.timeZone) : rowOfPacks(given, { timeZone: edition.timeZone, catalogue: recall.catalogue }),
      )
      .map(csvLine)
      .join("");
    const last = found.at(-1);
    before = last && found.length === rowsAtATime ? { at: last.at, id: last.id } : null;
  } while (before !== null);
}

function rowOfBoxes({ box, part, order, patient, locationName }: NamedReceived, timeZone: string): CsvCell[] {
  const { product } = box;
  const eye = part?.merchandise.lines.find(({ id }) => id === box.lineId)?.eye ?? null;
  return [
    ...[box.lot, box.expiresOn, marketDayOf(box.countedAt, timeZone), locationName, part?.transactionConfirmationNum ?? null],
    ...[patient?.firstName ?? null, patient?.lastName ?? null, order?.patientId ?? null],
    ...[box.gtin, product?.productId ?? null, product?.productName ?? null, product?.packSize ?? null],
    ...[product ? prescriptionText(product.values) : null, eye, box.quantity, box.way, box.countedByName, "delivery"],
  ];
}

function rowOfPacks(packs: GivenPacks, { timeZone, catalogue }: { timeZone: string; catalogue: Catalogue }): CsvCell[] {
  const { productId, productName, packSize, values } = fittingProduct(catalogue, packs.productId);
  return [
    ...[packs.lot, packs.expiresOn, marketDayOf(packs.givenAt, timeZone), packs.locationName, null],
    ...[packs.patient?.firstName ?? null, packs.patient?.lastName ?? null, packs.patientId],
    ...[null, productId, productName, packSize, prescriptionText(values), null, packs.quantity, packs.way, packs.givenBy, "fittingSet"],
  ];
}

import type { PracticeDb } from "~/db/database.server";
import type { Ids } from "~/db/one-of.server";
import { listPatientHistory, type PastPart } from "~/db/queries/patients/patient-history.server";
import { marketDayOf } from "~/domain/calendar/market-time";
import type { Edition } from "~/domain/edition";
import { canBeCompleted } from "~/domain/lens/lens-exists";
import { statedEndOf } from "~/domain/order/placed-order";
import { supplyEnd } from "~/domain/patient/supply-end";
import type { FindingPatient, StoredFinding } from "~/domain/prescription/finding";
import { type Catalogue, loadCatalogue } from "../catalogue/load-catalogue.server";
import { wornLensesOf } from "../patients/worn-lenses.server";

type Scope = { edition: Edition; now: Date };
type PastOrder = { order: NonNullable<PastPart["order"]>; parts: NonNullable<PastPart["part"]>[] };

/** What is known of a patient, and the earlier orders by id. */
export type KnownPatient = {
  locationId: string;
  /** Returns the same without an order that is to be replaced (D27). */
  factsWithout: (orderId: string | null) => FindingPatient;
  orderedAs: ReadonlyMap<string, NonNullable<StoredFinding["ordered"]>>;
};

/** Loads what findings are based on (D75), by patient id: the patients' orders at all locations of the practice. */
export async function loadKnownPatients(db: PracticeDb, scope: Scope, patientIds: Ids): Promise<ReadonlyMap<string, KnownPatient>> {
  const read = await listPatientHistory(db, patientIds);
  if (read.length === 0) return new Map();
  const catalogue = await loadCatalogue(db.tx, scope.edition.code);
  const ids = [...new Set(read.map(({ patient }) => patient.id))];
  return new Map(
    ids.map((id) => [
      id,
      knownPatient(
        read.filter(({ patient }) => patient.id === id),
        catalogue,
        scope,
      ),
    ]),
  );
}

/** Returns what a patient wears and until when, from all uncancelled orders of the practice. */
export function supplyEndOf(known: KnownPatient | undefined) {
  const facts = known?.factsWithout(null);
  return facts ? supplyEnd(facts.lenses, (seriesId) => facts.seriesOf(seriesId)?.modality ?? null) : null;
}

function knownPatient(read: readonly PastPart[], catalogue: Catalogue, { edition, now }: Scope): KnownPatient {
  const patient = read[0]?.patient;
  const orders = pastOrders(read);
  const dayOf = ({ order }: PastOrder) => marketDayOf(order.placedAt, edition.timeZone);
  const wornOf = (each: PastOrder) => wornLensesOf(each, { orderId: each.order.id, orderedOn: dayOf(each) });
  return {
    locationId: patient?.locationId ?? "",
    orderedAs: new Map(orders.map(({ order }) => [order.id, orderedAs(order)])),
    factsWithout: (replacedId) => {
      const earlierOrders = orders.filter(({ order }) => order.id !== replacedId);
      const ofType = (purchaseType: string) => earlierOrders.filter(({ order }) => order.purchaseType === purchaseType);
      return {
        ...{ today: marketDayOf(now, edition.timeZone), dob: patient?.dob ?? null },
        lenses: ofType("Revenue").flatMap(wornOf),
        trials: ofType("Trial").flatMap(wornOf),
        knownUntil: latestEnd(earlierOrders) ?? (latestEnd(orders) === null ? (patient?.rxExpiresOn ?? null) : null),
        ...seriesFacts(catalogue),
      };
    },
  };
}

/** Returns the last day of the prescription that the latest of these orders with one states. */
const latestEnd = (orders: readonly PastOrder[]) => orders.map(({ parts }) => statedEndOf(parts)).find((end) => end !== null) ?? null;

function seriesFacts({ seriesById }: Catalogue): Pick<FindingPatient, "seriesOf" | "additionsOf" | "isMade"> {
  return {
    seriesOf: (seriesId) => seriesById.get(seriesId) ?? null,
    additionsOf: (seriesId) => seriesById.get(seriesId)?.rxParameterRestrictions.flatMap(({ values }) => values.addition ?? []) ?? [],
    isMade: (seriesId, values) => {
      const series = seriesById.get(seriesId);
      return series !== undefined && canBeCompleted(series, values);
    },
  };
}

/** Returns uncancelled orders, each with its parts; cancelled parts are left out, and orders without any other. */
function pastOrders(read: readonly PastPart[]): PastOrder[] {
  const orders = new Map<string, PastOrder>();
  for (const { order, part } of read) {
    if (!order || !part || part.status === "Cancelled") continue;
    const known = orders.get(order.id);
    if (known) known.parts.push(part);
    else orders.set(order.id, { order, parts: [part] });
  }
  return [...orders.values()];
}

function orderedAs({ confirmationNum, cartId, locationId, orderDetail }: PastOrder["order"]): NonNullable<StoredFinding["ordered"]> {
  return { confirmationNum, cartId, locationId, locationName: orderDetail.locationName, placedBy: orderDetail.currentUserName };
}

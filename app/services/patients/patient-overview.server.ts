import type { PracticeDb } from "~/db/database.server";
import { listGivenPacks } from "~/db/queries/orders/fitting-sets.server";
import { countOrders } from "~/db/queries/orders/order-search.server";
import type { NamedOrder } from "~/db/queries/orders/orders.server";
import { findNotedPatient } from "~/db/queries/patients/patients.server";
import { together } from "~/db/together.server";
import { marketDayOf } from "~/domain/calendar/market-time";
import { statedEndOf } from "~/domain/order/placed-order";
import { firstOrderAfterTrial } from "~/domain/patient/first-order-after-trial";
import { courseStart, powerCourse } from "~/domain/patient/power-course";
import { supplyOf } from "~/domain/patient/supply";
import { type OrderScope, orderAnswerOf } from "~/services/orders/order-answer.server";
import { signedIn } from "../access.server";
import { recordAudit } from "../audit/record-audit.server";
import { type Catalogue, loadCatalogue } from "../catalogue/load-catalogue.server";
import { fittingProduct } from "../fitting/fitting-shelf.server";
import { loadLatestOrders, ordersOfPatient } from "../orders/latest-orders.server";
import { patientAnswerOf } from "./patient-answer.server";
import { trialsOf, wornLensesOf } from "./worn-lenses.server";
import { noteAnswerOf } from "./write-note.server";

/** Number of a patient's orders that are read, newest first: more than two years of them, however long the history is. */
const ordersRead = 60;
const ordersMax = 5;
const ordersCountedMax = 1000;
const givenShown = 10;

/**
 * Returns what a patient wears and wore, from the orders at the person's locations: the work is the same however many orders there are.
 * Recorded in the audit trail as a view (D32). A patient of another practice or location is not found (D35).
 */
export const patientOverview = signedIn.patients.overview.handler(async ({ input, context, errors }) => {
  const { person, edition, now, view } = context;
  if (input.tenantId !== person.tenantId) throw errors.notFound();
  const found = await view(async (db) => {
    const [noted, orders, given, catalogue] = await together(
      findNotedPatient(db, input.patientId, person.locationIds),
      loadOrders(db, input.patientId, person.locationIds),
      listGivenPacks(db, input.patientId, { locationIds: person.locationIds, limit: givenShown }),
      loadCatalogue(db.tx, edition.code),
    );
    if (!noted) return null;
    recordAudit(db, person, { action: "patientViewed", subjectKind: "patient", subjectId: noted.record.id }, now);
    return { ...noted, ...orders, given, catalogue };
  });
  if (!found) throw errors.notFound();
  const { record, read, ordersTotal, notes, given, catalogue } = found;
  return {
    patient: patientAnswerOf(record, person.subDomain),
    ordersTotal,
    givenTrials: given.map(({ productId, lot, quantity, takenAt }) => ({
      ...{ product: fittingProduct(catalogue, productId), lot, packs: quantity, givenOn: marketDayOf(takenAt, edition.timeZone) },
    })),
    writtenNotes: notes.map((note) => noteAnswerOf(note, context)),
    ...overviewOf(read, catalogue, context),
  };
});

async function loadOrders(db: PracticeDb, id: string, locationIds: readonly string[]) {
  const ofPatient = ordersOfPatient(id, locationIds);
  const read = await loadLatestOrders(db, ofPatient, ordersRead);
  return { read, ordersTotal: read.length < ordersRead ? read.length : (await countOrders(db, { ofPatient }, ordersCountedMax)).ofPatient };
}

function overviewOf(read: readonly NamedOrder[], { seriesById }: Catalogue, scope: OrderScope) {
  const { timeZone } = scope.edition;
  const today = marketDayOf(scope.now, timeZone);
  const uncancelled = read.filter(({ order }) => order.status !== "Cancelled");
  const ordered = ({ order }: NamedOrder) => ({
    ...{ orderId: order.id, cartId: order.cartId },
    orderedOn: marketDayOf(order.placedAt, timeZone),
  });
  const revenue = uncancelled.filter(({ order }) => order.purchaseType === "Revenue");
  const lenses = revenue.flatMap((each) => wornLensesOf(each, ordered(each)));
  const last = revenue.find(({ order }) => lenses.some(({ orderId }) => orderId === order.id));
  const modalityOf = (seriesId: string) => seriesById.get(seriesId)?.modality ?? null;
  return {
    orders: read.slice(0, ordersMax).map((each) => orderAnswerOf(each, scope)),
    prescription: last
      ? {
          ...ordered(last),
          startDate: last.parts[0]?.merchandise.rx.startDate ?? null,
          expirationDate: statedEndOf(last.parts),
          lenses: lenses.filter(({ orderId }) => orderId === last.order.id),
        }
      : null,
    courses: {
      ...{ from: courseStart(today), to: today },
      right: powerCourse(lenses, "right", today),
      left: powerCourse(lenses, "left", today),
    },
    supply: supplyOf(lenses, modalityOf),
    trials: trialsOf(uncancelled).map((trial) => ({
      ...ordered(trial.read),
      ...{ productNames: trial.productNames, eyes: trial.eyes },
      thenOrderedOn: firstOrderAfterTrial(
        trial.seriesIds,
        { trialOn: ordered(trial.read).orderedOn, lenses },
        (seriesId) => seriesById.get(seriesId)?.trialReference ?? null,
      ),
    })),
    notes: uncancelled.flatMap((each) => {
      const { note, currentUserName } = each.order.orderDetail;
      return note === "" ? [] : [{ ...ordered(each), by: currentUserName, text: note }];
    }),
  };
}

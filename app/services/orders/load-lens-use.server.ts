import type { Answers } from "~/calls/answers";
import { type AskedLens, listPartsWithLens } from "~/db/queries/orders/lens-use.server";
import { isUnderWay } from "~/domain/order/status";
import { isAskedLens, wornNow } from "~/domain/patient/worn-eyes";
import { signedIn } from "../access.server";
import { recordAudit } from "../audit/record-audit.server";
import { type KnownPatient, loadKnownPatients, supplyEndOf } from "../prescription/patient-facts.server";
import { trackingUrlOf } from "./order-answer.server";

type Use = Answers["orders"]["lensUse"];
type Found = Awaited<ReturnType<typeof listPartsWithLens>>[number];

/** Numbers of patients whose orders are read, and of wearers and parts returned. */
const patientsRead = 30;
const wearersMax = 6;
const partsMax = 4;

/** Returns who wears a lens now, the latest order first, and the parts with it that are under way, at the person's locations. */
export const loadLensUse = signedIn.orders.lensUse.handler(({ input, context }) => {
  const { person, edition, now } = context;
  return context.view(async (db) => {
    recordAudit(db, person, { action: "orderViewed", subjectKind: "order", subjectId: null }, now);
    recordAudit(db, person, { action: "patientViewed", subjectKind: "patient", subjectId: null }, now);
    const found = await listPartsWithLens(db, input, person.locationIds);
    const patients = patientsOf(found).slice(0, patientsRead);
    const known = await loadKnownPatients(
      db,
      context,
      patients.map(({ id }) => id),
    );
    return {
      wearers: patients.flatMap((patient) => wearerOf(patient, known.get(patient.id), input)).slice(0, wearersMax),
      parts: found
        .filter(({ part }) => isUnderWay(part.status))
        .slice(0, partsMax)
        .map((each) => partAnswerOf(each, input, (number) => trackingUrlOf(number, edition))),
    };
  });
});

type Patient = NonNullable<Found["patient"]>;

/** Returns the patients who have ordered it, the latest order first; trials are no orders, and the erased are not named. */
function patientsOf(found: readonly Found[]): Patient[] {
  const ordered = found.flatMap(({ order, patient }) =>
    patient && order.purchaseType === "Revenue" && !patient.erasedAt ? [patient] : [],
  );
  return [...new Map(ordered.map((patient) => [patient.id, patient])).values()];
}

function wearerOf({ id, firstName, lastName, phone }: Patient, known: KnownPatient | undefined, asked: AskedLens): Use["wearers"] {
  const worn = wornNow(known?.factsWithout(null).lenses ?? []).filter((lens) => isAskedLens(lens, asked));
  const [first] = worn;
  if (!first) return [];
  const eyes = worn.map(({ eye }) => eye);
  const ends = supplyEndOf(known)?.supply.filter(({ eye }) => eyes.includes(eye)) ?? [];
  const { productName, packSize, orderId } = first;
  const endsOn = ends.map(({ until }) => until).toSorted()[0] ?? null;
  return [{ patientId: id, firstName, lastName, phone, eyes, productName, packSize, orderId, endsOn }];
}

function partAnswerOf(
  { part, order, patient }: Found,
  asked: AskedLens,
  urlOf: (trackingNumber: string | null) => string | null,
): Use["parts"][number] {
  const lines = part.merchandise.lines.filter((line) => isAskedLens(line, asked));
  const { transactionConfirmationNum, status, statusDetail, promisedDay, trackingNumber } = part;
  return {
    ...{ orderId: order.id, cartId: order.cartId, transactionConfirmationNum, status, statusDetail, promisedDay, trackingNumber },
    ...{ productName: lines[0]?.productName ?? "", packSize: lines[0]?.packSize ?? 1 },
    ...{ patientFirst: patient?.firstName ?? null, patientLast: patient?.lastName ?? null },
    boxesQuantity: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    trackingUrl: urlOf(trackingNumber),
  };
}

import type { PracticeDb } from "~/db/database.server";
import type { Edition } from "~/domain/edition";
import type { LensLine, PreorderDraft } from "~/domain/order/preorder";
import { checkPrescription } from "~/domain/prescription/check-prescription";
import { findingKey, type StoredFinding, type WantedLens, type WantedOrder } from "~/domain/prescription/finding";
import { type KnownPatient, loadKnownPatients } from "./patient-facts.server";

type Scope = { edition: Edition; now: Date };
type CheckedPreorder = Pick<PreorderDraft, "id" | "patientId" | "replacesOrderId" | "merchandise">;

/** Returns the findings of an order for a known patient (D75), not accepted by anybody yet. */
export function findingsOf(order: WantedOrder, known: KnownPatient, replacedId: string | null): StoredFinding[] {
  return checkPrescription(order, known.factsWithout(replacedId)).map((found) => ({
    ...found,
    key: findingKey(found),
    ordered: found.kind === "duplicate" ? (known.orderedAs.get(found.before[0]?.orderId ?? "") ?? null) : null,
    ...{ acceptedBy: null, acceptedAt: null },
  }));
}

/** Returns the findings of preorders by id; those without a patient have none, and cost no query. */
export async function findPreorderFindings(
  db: PracticeDb,
  scope: Scope,
  preorders: readonly CheckedPreorder[],
): Promise<ReadonlyMap<string, StoredFinding[]>> {
  const forPatients = preorders.flatMap(({ id, patientId, replacesOrderId, merchandise }) =>
    patientId !== null && "rx" in merchandise ? [{ id, patientId, replacesOrderId, merchandise }] : [],
  );
  const known = await loadKnownPatients(
    db,
    scope,
    forPatients.map(({ patientId }) => patientId),
  );
  return new Map(
    forPatients.flatMap(({ id, patientId, replacesOrderId, merchandise: { purchaseType, rx } }) => {
      const patient = known.get(patientId);
      const { startDate, expirationDate } = rx;
      const order = { purchaseType, startDate, expirationDate, right: wantedLens(rx.right), left: wantedLens(rx.left) };
      return patient ? [[id, findingsOf(order, patient, replacesOrderId)] as const] : [];
    }),
  );
}

const wantedLens = (line: LensLine | null): WantedLens | null =>
  line && { seriesId: line.seriesId, values: line.values, packSize: line.packSize, quantity: line.quantity };

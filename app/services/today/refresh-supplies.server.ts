import type { PracticeDb } from "~/db/database.server";
import { lockStaleSupplies, setSupplyEnds } from "~/db/queries/orders/supply.server";
import { supplyEnd } from "~/domain/patient/supply-end";
import type { SignedInContext } from "../call-context.server";
import { type KnownPatient, loadKnownPatients } from "../prescription/patient-facts.server";

/** Number of patients processed at a time. */
const refreshedMax = 100;

/** Returns what a patient wears and until when, from all uncancelled orders of the practice. */
export function supplyEndOf(known: KnownPatient | undefined) {
  const facts = known?.factsWithout(null);
  return facts ? supplyEnd(facts.lenses, (seriesId) => facts.seriesOf(seriesId)?.modality ?? null) : null;
}

/** Recomputes when the supply of a location's patients ends whose orders have changed since (D83). */
export async function refreshSupplies(
  db: PracticeDb,
  context: Pick<SignedInContext, "edition" | "now">,
  locationId: string,
): Promise<void> {
  const stale = await lockStaleSupplies(db, locationId, refreshedMax);
  if (stale.length === 0) return;
  const known = await loadKnownPatients(db, context, stale);
  await setSupplyEnds(
    db,
    stale.map((patientId) => ({ patientId, endsOn: supplyEndOf(known.get(patientId))?.endsOn ?? null })),
  );
}

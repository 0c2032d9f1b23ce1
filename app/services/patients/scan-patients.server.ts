import type { PracticeDb } from "~/db/database.server";
import {
  findScanEnd,
  type IndexPosition,
  listEntriesOf,
  listPatientsByBeginning,
  type SearchScope,
} from "~/db/queries/patients/patient-search.server";
import type { PatientRow } from "~/db/queries/patients/patients.server";
import type { SearchPlan } from "~/domain/patient/search-plan";

/** Entries read at a time, and how often one call continues: the rest follows on the next page. */
const scanMax = 800;
const scansMax = 3;

/** The cursor of a first page that exact matches filled. */
const fromTheStart = "start";

type Bounds = { next: string | null; without: readonly string[]; limit: number };

/**
 * Returns patients with an entry of the planned beginning and all other words, in the order of the index. `next` identifies a patient by id
 * and the number of the entry, never by name; it may come with a page that is not full.
 */
export async function scanPatients(
  db: PracticeDb,
  scope: SearchScope,
  plan: SearchPlan,
  { next, without, limit }: Bounds,
): Promise<{ rows: PatientRow[]; next: string | null }> {
  if (limit === 0) return { rows: [], next: fromTheStart };
  const resumed = next !== null && next !== fromTheStart;
  let after = resumed ? await findPosition(db, plan.beginning, next) : null;
  if (resumed && after === null) return { rows: [], next: null };
  const rows: PatientRow[] = [];
  for (let scans = 0; scans < scansMax; scans += 1) {
    const wanted = limit - rows.length;
    const found = await listPatientsByBeginning(db.tx, scope, plan, { after, without, scan: scanMax, limit: wanted + 1 });
    rows.push(...found.slice(0, wanted).map(({ patient }) => patient));
    if (found.length > wanted) {
      const last = wanted > 0 ? found[wanted - 1] : undefined;
      const end = last ? { word: last.word, patientId: last.patient.id } : after;
      return { rows, next: end && (await cursorOf(db, plan.beginning, end)) };
    }
    after = await findScanEnd(db, plan.beginning, after, scanMax);
    if (!after) return { rows, next: null };
  }
  return { rows, next: after && (await cursorOf(db, plan.beginning, after)) };
}

async function cursorOf(db: PracticeDb, beginning: string, { word, patientId }: IndexPosition): Promise<string> {
  const entries = await listEntriesOf(db, patientId, beginning);
  return `${patientId}.${entries.indexOf(word)}`;
}

/** Returns where a page ended; null when the patient is gone or was renamed since. */
async function findPosition(db: PracticeDb, beginning: string, cursor: string): Promise<IndexPosition | null> {
  const parts = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{1,3})$/i.exec(cursor);
  const [, patientId, number] = parts ?? [];
  if (!patientId) return null;
  const word = (await listEntriesOf(db, patientId, beginning))[Number(number)];
  return word === undefined ? null : { word, patientId };
}

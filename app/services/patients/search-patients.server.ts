import type { PracticeDb } from "~/db/database.server";
import { listExactPatients, listPatientsByName, type SearchScope } from "~/db/queries/patients/patient-search.server";
import { completePatients, type PatientRow } from "~/db/queries/patients/patients.server";
import { isUuid } from "~/domain/is-uuid";
import { type SearchPlan, searchPlan } from "~/domain/patient/search-plan";
import { signedIn } from "../access.server";
import { recordAudit } from "../audit/record-audit.server";
import { listNearPatients } from "./near-patients.server";
import { patientAnswerOf } from "./patient-answer.server";
import { scanPatients } from "./scan-patients.server";

const defaultPageSize = 20;
/** Maximum number of exact matches of a name or phone that come first, before the others by name. */
const exactMax = 10;

type Page = { rows: PatientRow[]; next: string | null };

/**
 * Returns the patients of the person's locations (D13) that a text finds: words of the name by their beginnings, in any order, without
 * accents or niqqud; parts of a phone number; customer and external id. Exact numbers and phones come first, then whole names, then
 * beginnings by name. Without a text: everybody by name. `next` requests the following page and names nobody. A forgiving search that finds
 * nobody returns patients with similar names. A search counts as one view of the list (D32).
 */
export const searchPatients = signedIn.patients.search.handler(async ({ input, context, errors }) => {
  const { person, edition, now, survey } = context;
  if (input.tenantId !== person.tenantId) throw errors.notFound();
  const scope = { tenantId: person.tenantId, locationIds: person.locationIds };
  const plan = searchPlan(input.searchTerm, edition.phone.country);
  const pageSize = input.pageSize ?? defaultPageSize;
  const found = await survey(async (db) => {
    const page = await findPage(db, scope, plan, input.next ?? null, pageSize);
    const isNear = input.forgiving && plan && !input.next && page.rows.length === 0;
    const { rows, next } = isNear ? { rows: await listNearPatients(db, scope, input.searchTerm), next: null } : page;
    recordAudit(db, person, { action: "patientViewed", subjectKind: "patient", subjectId: null }, now);
    return { records: await completePatients(db, rows), next };
  });
  return { patients: found.records.map((record) => patientAnswerOf(record, person.subDomain)), next: found.next };
});

async function findPage(db: PracticeDb, scope: SearchScope, plan: SearchPlan | null, next: string | null, pageSize: number): Promise<Page> {
  if (!plan) {
    const rows = await listPatientsByName(db.tx, scope, next && isUuid(next) ? next : null, pageSize + 1);
    const page = rows.slice(0, pageSize);
    return { rows: page, next: rows.length > pageSize ? (page.at(-1)?.id ?? null) : null };
  }
  const exact = numbersFirst(await listExactPatients(db.tx, scope, plan.exact, Math.min(exactMax, pageSize)), plan.exact);
  const shown = next === null ? exact : [];
  const rest = await scanPatients(db, scope, plan, { next, without: exact.map(({ id }) => id), limit: pageSize - shown.length });
  return { rows: [...shown, ...rest.rows], next: rest.next };
}

/** Sorts exact matches of a number or phone before those of a name. */
function numbersFirst(rows: readonly PatientRow[], { number, phoneDigits }: SearchPlan["exact"]): PatientRow[] {
  const same = (text: string | null) => text?.toLowerCase() === number.toLowerCase();
  const byNumber = (row: PatientRow) =>
    same(row.customerId) || same(row.externalId) || (phoneDigits !== null && row.phoneDigits === phoneDigits);
  return [...rows.filter(byNumber), ...rows.filter((row) => !byNumber(row))];
}

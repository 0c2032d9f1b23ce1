import type { Transaction } from "~/db/database.server";
import { insertNewRows } from "~/db/insert-rows.server";
import { schema } from "~/db/schema.server";
import { marketDayOf } from "~/domain/calendar/market-time";
import { fullName } from "~/domain/person-name";
import { editions } from "~/editions/editions";
import { demoCatalogue } from "./demo-catalogue";
import { demoFittingSets } from "./demo-fitting-sets";
import { peopleOf } from "./demo-people";
import { type DemoPractice, workplacesOf } from "./demo-practices";

/** The practice whose locations have no fitting sets yet. */
const withoutSets = "carmel";

/** Writes the fitting sets of every location of a practice. */
export async function seedFittingSets(tx: Transaction, practice: DemoPractice, now: Date): Promise<void> {
  const { edition, tenantId, subDomain } = practice;
  const person = peopleOf(practice).find(({ email }) => email === `staff@${practice.subDomain}.example`);
  if (!person || subDomain === withoutSets) return;
  const { timeZone, defaultLanguage } = editions[edition];
  const today = marketDayOf(now, timeZone);
  const given = { tenantId, today, now, catalogue: demoCatalogue(edition, today) };
  for (const location of workplacesOf(practice)) {
    const sets = demoFittingSets({ ...given, location, person: { id: person.id, name: fullName(person, defaultLanguage) } });
    await insertNewRows(tx, schema.fittingWanted, sets.wanted);
    await insertNewRows(tx, schema.fittingPacks, sets.packs);
    await insertNewRows(tx, schema.fittingTakes, sets.takes);
  }
}

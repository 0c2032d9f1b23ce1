import { hash } from "@node-rs/argon2";
import { sql } from "drizzle-orm";
import type { Transaction } from "~/db/database.server";
import { createDoors } from "~/db/doors.server";
import { insertNewRows } from "~/db/insert-rows.server";
import type { OpenedDatabase } from "~/db/open.server";
import { schema } from "~/db/schema.server";
import { dayMilliseconds } from "~/domain/calendar/days";
import { marketDayOf } from "~/domain/calendar/market-time";
import { editions } from "~/editions/editions";
import { demoNotes } from "./demo-notes";
import { demoPatients } from "./demo-patients";
import { demoPassword } from "./demo-people";
import { type DemoPractice, demoPractices } from "./demo-practices";
import { seedCatalogue } from "./seed-catalogue.server";
import { seedFittingSets } from "./seed-fitting-sets.server";
import { pastCheckouts, seedOrders, withStatedEnds } from "./seed-orders.server";
import { seedPatients } from "./seed-patients.server";
import { type DemoSecrets, seedOperator, seedPeople } from "./seed-people.server";
import { seedPractice } from "./seed-practice.server";

const openedDaysAgo = 420;

/**
 * Fills an empty database with the demo (D36); dates are around `now`. Does nothing when a practice exists that the demo did not create.
 * One transaction per practice: what an interrupted run wrote is kept, and the next run writes the rest. `sealKey` seals the keys of
 * invitations so that admins can copy their links; without it they cannot. Returns whether anything was written. Works as the owner of the
 * tables, who is bound by row-level security too.
 */
export async function seedDemo(
  database: Pick<OpenedDatabase, "owner">,
  now: Date,
  sealKey: DemoSecrets["sealKey"] = () => null,
): Promise<boolean> {
  const present = await listSubDomains(database);
  const missing = demoPractices.filter(({ subDomain }) => !present.includes(subDomain));
  if (missing.length === 0 || missing.length + present.length > demoPractices.length) return false;
  const passwordHash = await hash(demoPassword);
  await database.owner.transaction(async (tx) => {
    await seedCatalogue(tx, now);
    await seedOperator(tx, passwordHash, now);
  });
  for (const practice of missing) {
    await database.owner.transaction(async (tx) => {
      await tx.execute(sql`select set_config('app.tenant', ${practice.tenantId}, true)`);
      await seedEverythingOf(tx, practice, { passwordHash, sealKey }, now);
    });
  }
  return true;
}

async function seedEverythingOf(tx: Transaction, practice: DemoPractice, secrets: DemoSecrets, now: Date): Promise<void> {
  const openedAt = new Date(now.getTime() - openedDaysAgo * dayMilliseconds);
  const patients = demoPatients(practice, marketDayOf(now, editions[practice.edition].timeZone));
  await seedPractice(tx, practice, openedAt);
  await seedPeople(tx, practice, secrets, now);
  const past = pastCheckouts(practice, patients, now);
  await seedPatients(tx, practice.tenantId, withStatedEnds(patients, past), openedAt);
  await insertNewRows(
    tx,
    schema.patientNotes,
    demoNotes(practice, patients, now).map((note) => ({ tenantId: practice.tenantId, ...note })),
  );
  await seedOrders(tx, practice, { past, now });
  await seedFittingSets(tx, practice, now);
}

/** Returns the sub-domains of all practices in the public list. */
async function listSubDomains({ owner }: Pick<OpenedDatabase, "owner">): Promise<string[]> {
  const { directoryEntries } = schema;
  const rows = await createDoors(owner).asVisitor((tx) =>
    tx.selectDistinct({ subDomain: directoryEntries.subDomain }).from(directoryEntries),
  );
  return rows.map(({ subDomain }) => subDomain);
}
